#!/bin/sh
# Reduces the typeface to the weights of the styles and the characters of the pages. Needs Python's packages fonttools
# and brotli. The build only copies the result.
set -eu
characters=20-7E,A0,A7,A9,B7,D7,2013-201D,2026,203A,2212
source=node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2
weights=$(mktemp)
trap 'rm "$weights"' EXIT
fonttools varLib.instancer --quiet --output="$weights" "$source" wght=400:700
pyftsubset "$weights" --unicodes="$characters" --layout-features=kern,liga,ccmp,locl,mark,mkmk \
  --flavor=woff2 --output-file=styles/geist.woff2
