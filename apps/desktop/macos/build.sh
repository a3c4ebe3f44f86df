#!/bin/sh
# build.sh ADDRESS: makes Housestyle.app around the server at ADDRESS, on a Mac with the tools of Xcode.
set -eu
cd "$(dirname "$0")"
address=${1:?Say the address of your server: ./build.sh https://words.example}
swift build -c release
app=Housestyle.app/Contents
rm -rf Housestyle.app
mkdir -p "$app/MacOS" "$app/Resources"
cp "$(swift build -c release --show-bin-path)/Housestyle" "$app/MacOS/"
cp Info.plist "$app/"
# What every shell puts into the server's pages.
cp ../shell/usr/share/housestyle/bridge.js "$app/Resources/"
printf '%s\n' "$address" >"$app/Resources/server"
codesign --force --sign - Housestyle.app
