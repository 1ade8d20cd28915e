# Draws a recorded terminal session as an animated SVG.
# A line with the ASCII record separator begins a part, and says for how many seconds it is the last one.

BEGIN { rows = 26; height = 19; parts = 0; lines = 0 }

/^\036/ {
  parts++
  start[parts] = total
  total += substr($0, 2)
  next
}

{
  sub(/\r$/, "")
  sub(/.*\r/, "")
  gsub(/\033\[K/, "")
  if ($0 == "" && (lines == 0 || isBlank)) next
  isBlank = $0 == ""
  gsub(/&/, "\\&amp;")
  gsub(/</, "\\&lt;")
  gsub(/\033\[31m/, "<tspan class='red'>")
  gsub(/\033\[32m/, "<tspan class='green'>")
  gsub(/\033\[1m/, "<tspan class='bold'>")
  gsub(/\033\[2m/, "<tspan class='faint'>")
  gsub(/\033\[0m/, "</tspan>")
  lines++
  text[parts] = text[parts] "<text y='" lines * height - 5 "'>" $0 "</text>\n"
  last[parts] = lines
}

END {
  print "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 820 " (rows + 1) * height + 16 "' role='img'>"
  print "<title>A session with the workbook: a failing test, the rule it names, and the finished app.</title>"
  print "<style>"
  print "svg { --paper: #f6f8fa; --ink: #1f2328; --red: #cf222e; --green: #1a7f37; --faint: #59636e }"
  print "@media (prefers-color-scheme: dark) { svg { --paper: #151b23; --ink: #f0f6fc; --red: #ff7b72; --green: #3fb950; --faint: #9198a1 } }"
  print "rect { fill: var(--paper) }"
  print "text { fill: var(--ink); font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace; white-space: pre }"
  print ".red { fill: var(--red) } .green { fill: var(--green) } .bold { font-weight: bold } .faint { fill: var(--faint) }"
  print "@media not (prefers-reduced-motion: reduce) {"
  printf ".roll, .part { animation: roll %ss step-end infinite }\n", total
  printf "@keyframes roll {"
  for (i = 1; i <= parts; i++) {
    over = last[i] > rows ? last[i] - rows : 0
    printf " %.2f%% { transform: translateY(%dpx) }", 100 * start[i] / total, -over * height
  }
  print " }"
  for (i = 2; i <= parts; i++) {
    printf ".part%d { animation-name: part%d }", i, i
    printf " @keyframes part%d { 0%% { visibility: hidden } %.2f%% { visibility: visible } }\n", i, 100 * start[i] / total
  }
  print "}"
  print "</style>"
  print "<rect width='100%' height='100%' rx='6'/>"
  print "<svg x='16' y='8' width='788' height='" rows * height + 8 "' viewBox='0 0 788 " rows * height + 8 "'>"
  print "<g class='roll'>"
  for (i = 1; i <= parts; i++) printf "<g class='part%s'>\n%s</g>\n", (i == 1 ? "" : " part" i), text[i]
  print "</g>\n</svg>\n</svg>"
}
