#!/bin/sh
# Finds out why Swift cannot even start `swift run workbook`. It builds nothing.
# When it finds no reason, the workbook's own doctor goes on.

cd "$(dirname "$0")/.." || exit 1
workbook=$(pwd -P)
temporary=${TMPDIR:-/tmp}
temporary=${temporary%/}
wrong=0

# Says what is wrong, and what to type.
tell() {
  printf '✘ %s\n  ↳ %s\n' "$1" "$2"
  wrong=1
}

# Whether a program in a folder can be started; one that cannot be written is told apart.
runs_programs() {
  probe=$1/doctor-$$
  printf '#!/bin/sh\n' > "$probe" && chmod +x "$probe" && "$probe"
  result=$?
  rm -f "$probe"
  return $result
} 2> /dev/null

own_temporary='mkdir -p ~/tmp && export TMPDIR=~/tmp'

command -v swift > /dev/null ||
  tell "There is no 'swift' in PATH." \
    'Install Swift 6.2.2 or newer, and have it in PATH: https://www.swift.org/install'

case $workbook in
  *%*) tell "The path of this folder has a '%', and Swift's compiler cannot write there: $workbook" \
    "Rename the folder, so that its path has no '%'." ;;
esac

if ! [ -d "$temporary" ] || ! [ -w "$temporary" ]; then
  tell "The folder for temporary files, $temporary, cannot be written." "$own_temporary"
elif ! runs_programs "$temporary"; then
  tell "The folder for temporary files, $temporary, is on a disk that cannot run programs (noexec)." \
    "$own_temporary"
fi

# On Linux, the compiler keeps modules of the system in this folder; a Mac chooses another one itself.
caches=${XDG_CACHE_HOME:-${HOME:-/root}/.cache}
place=$caches/clang/ModuleCache
until [ -e "$place" ]; do place=$(dirname "$place"); done
if [ "$(uname)" = Linux ] && ! { [ -d "$place" ] && [ -w "$place" ]; }; then
  tell "Swift's compiler keeps modules below $caches, which cannot be written." \
    'export XDG_CACHE_HOME=/tmp/swift-cache'
fi

if ! [ -w . ] && LC_ALL=C touch "doctor-$$" 2>&1 | grep -q 'Read-only'; then
  tell "The workbook is on a disk that cannot be written: $workbook" \
    'Copy the workbook to a folder in your home, and work there.'
elif ! [ -w . ]; then
  tell "You have no permission to write in $workbook." "sudo chown -R \"\$USER\" '$workbook'"
elif ! runs_programs .; then
  tell "The workbook is on a disk that cannot run programs (noexec): $workbook" \
    'Copy the workbook to a folder in your home, and work there.'
fi

# What a run as root has left, as in a container. Root itself may write everywhere.
if [ "$(id -u)" != 0 ]; then
  foreign=$(find .build .workbook ! -user "$(id -u)" 2> /dev/null | head -n 1)
  [ -z "$foreign" ] ||
    tell "$foreign belongs to another user, so Swift cannot build." \
      'sudo chown -R "$USER" .build .workbook'
  # The package manager names its locks after the path.
  name=$temporary/$(printf %s "$workbook" | tr / _)_
  for lock in "$name"*.lock; do
    if [ -e "$lock" ] && ! [ -w "$lock" ]; then
      tell "$lock is the lock of another user's build, so Swift cannot use it." \
        "sudo rm '$name'*.lock"
      break
    fi
  done
fi

[ $wrong = 0 ] || exit 1
exec swift run workbook doctor
