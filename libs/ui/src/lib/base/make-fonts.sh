#!/bin/sh
# Cuts the fonts down to what da, sv, nb and fi are written with, and to the weights of the tokens: Inter for texts from
# 48 KB to 17, Familjen Grotesk for headings from 19 KB to 11. Needs fonttools and brotli (Debian: fonttools
# python3-brotli). Run it in this folder when a font's version changes.
set -eu
cut_font() {
  source=../../../../../node_modules/@fontsource-variable/$1/files/$1-latin-wght-normal.woff2
  fonttools varLib.instancer "$source" "wght=$2" -o limited.ttf
  pyftsubset limited.ttf --unicodes="$4" --layout-features=kern,tnum --no-hinting --notdef-outline \
    --drop-tables+=HVAR,MVAR,STAT,DSIG,GDEF --name-IDs=1,2,13,14 --flavor=woff2 --output-file="$3"
  rm limited.ttf
}
letters='U+0020-007E,U+00A0,U+00A9,U+00AB,U+00AE,U+00B0,U+00B7,U+00BB,U+00BD,U+00C4-00C6,U+00C9,U+00D6-00D8,U+00DC,U+00E0,U+00E1,U+00E4-00EA,U+00F1,U+00F3,U+00F6,U+00F8,U+00FC,U+2013,U+2014,U+2018,U+2019,U+201C-201E,U+2022,U+2026,U+20AC,U+2212'
cut_font inter 400:650 inter-nordic.woff2 "$letters"
cut_font familjen-grotesk 500:650 familjen-nordic.woff2 "$letters"
