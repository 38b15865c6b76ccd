#!/bin/sh
# Cuts Inter down to what da, sv, nb and fi are written with, and to the weights of the tokens: 48 KB become 17.
# Needs fonttools and brotli (Debian: fonttools python3-brotli). Run it in this folder when the font's version changes.
set -eu
source=../../../../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2
letters='U+0020-007E,U+00A0,U+00A9,U+00AB,U+00AE,U+00B0,U+00B7,U+00BB,U+00BD,U+00C4-00C6,U+00C9,U+00D6-00D8,U+00DC,U+00E0,U+00E1,U+00E4-00EA,U+00F1,U+00F3,U+00F6,U+00F8,U+00FC,U+2013,U+2014,U+2018,U+2019,U+201C-201E,U+2022,U+2026,U+20AC,U+2212'
fonttools varLib.instancer "$source" wght=400:650 -o limited.ttf
pyftsubset limited.ttf --unicodes="$letters" --layout-features=kern,tnum --no-hinting --notdef-outline \
  --drop-tables+=HVAR,MVAR,STAT,DSIG,GDEF --name-IDs=1,2,13,14 --flavor=woff2 --output-file=inter-nordic.woff2
rm limited.ttf
