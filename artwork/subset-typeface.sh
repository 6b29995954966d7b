#!/bin/sh
# Reduces the typefaces to the weights of the styles and the characters of the pages. Needs Python's packages fonttools
# and brotli. The build only copies the results.
set -eu
npm install --no-save @fontsource-variable/geist-mono@5.3.0
characters=20-7E,A0,A7,A9,B7,D7,2013-201D,2026,203A,2212
code_characters=20-7E,A0,2013,2026,203A
weights=$(mktemp)
trap 'rm "$weights"' EXIT

# subset <typeface> <weights> <characters>
subset() {
  source=node_modules/@fontsource-variable/$1/files/$1-latin-wght-normal.woff2
  fonttools varLib.instancer --quiet --output="$weights" "$source" wght="$2"
  pyftsubset "$weights" --unicodes="$3" --layout-features=kern,liga,ccmp,locl,mark,mkmk \
    --flavor=woff2 --output-file="styles/$1.woff2"
}

subset geist 400:700 "$characters"
subset geist-mono 400 "$code_characters"
