"""Grades one submission for Classroom 50, and writes its result.json.

Put it into CLASSROOM/autograders/ASSIGNMENT/, beside a copy of this workbook in the folder
`workbook`. Every exercise of CHAPTER is a test of one point. See docs/grading.md.
"""
import datetime
import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

CHAPTER = "1"
HERE = Path(__file__).resolve().parent

with tempfile.TemporaryDirectory() as folder:
    # The grader follows no links, and takes nothing but the chapter's Swift files.
    shutil.copytree(Path.cwd() / "Exercises", Path(folder) / "submission", symlinks=True)
    grade = ["swift", "run", "--package-path", str(HERE / "workbook"), "classroom", "grade", folder]
    # It exits with 1 when nothing was handed in, too. Without a report, its output is no JSON.
    report = json.loads(
        subprocess.run(
            grade + ["--package-path", str(HERE / "workbook"), "--chapter", CHAPTER, "--json"],
            # A learner's build leaves the grading tool out.
            env=os.environ | {"INSTRUCTOR": "1"},
            stdout=subprocess.PIPE,
        ).stdout
    )

exercises = report["submissions"][0]["chapters"][0]["exercises"]
if any(exercise["verdict"] == "notJudged" for exercise in exercises):
    raise SystemExit("The grader failed, and not the learner. Run it again.")

tests = []
for exercise in exercises:
    passed = exercise["verdict"] == "passed"
    tests.append({
        "test-name": exercise["exercise"],
        "passed": passed,
        "score": int(passed),
        "max-score": 1,
    })

now = datetime.datetime.now(datetime.timezone.utc)
result = {
    "schema": "classroom50/result/v1",
    "classroom": os.environ["CLASSROOM"],
    "assignment": os.environ["ASSIGNMENT"],
    "submission": os.environ["SUBMISSION_TAG"],
    "commit": os.environ["COMMIT_URL"],
    "release": os.environ["RELEASE_URL"],
    "review": os.environ.get("REVIEW_URL") or os.environ["COMMIT_URL"],
    "datetime": now.strftime("%Y-%m-%dT%H:%M:%SZ"),
    "score": sum(test["score"] for test in tests),
    "max-score": len(tests),
    "tests": tests,
}
Path("result.json").write_text(json.dumps(result, indent=2))
