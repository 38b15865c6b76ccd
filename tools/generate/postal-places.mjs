// `tools/bin/with-node node tools/generate/postal-places.mjs <folder>`: writes libs/checkout/src/lib/server/postal-places/*.json from `dk.tsv` … `fi.tsv`, whose first two columns are postal code and city.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stopWith } from '../setup/console.mjs';
import { root } from '../setup/runtime.mjs';

const [folder] = process.argv.slice(2);
if (!folder) stopWith('No folder was named.', 'Name the one with dk.tsv, se.tsv, no.tsv and fi.tsv.');

const inGroups = (items, keyOf) =>
  items.reduce((groups, item) => groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]), new Map());

/** Slips of the source, found by comparing each rare name with those of the codes around it. */
const slips = {
  se: {
    Asperöd: 'Äsperöd',
    Fasta: 'Farsta',
    Fägelmara: 'Fågelmara',
    Glemmingbro: 'Glemmingebro',
    Hamburgsung: 'Hamburgsund',
    Höor: 'Höör',
    Järfalla: 'Järfälla',
    Klagerup: 'Klågerup',
    Kristiansstad: 'Kristianstad',
    Lindhem: 'Linghem',
    Lindingö: 'Lidingö',
    Ludvigsberg: 'Ludvigsborg',
    Molkum: 'Molkom',
    Norrtalje: 'Norrtälje',
    Skärmholmen: 'Skärholmen',
    Stenstavik: 'Svenstavik',
    'Torna-häkkestad': 'Torna-Hällestad',
    Torpshammer: 'Torpshammar',
    Valläkra: 'Vallåkra',
    Vaxjö: 'Växjö',
    Ödakra: 'Ödåkra',
  },
  dk: { 'Københavns Pakkecent': 'Københavns Pakkecenter' },
};

/** A name as names are written; the source has a few in capitals, without any, with `Â` for `Ä`, or with Norway's prepositions in capitals. */
function nameOf(text, market) {
  const name = (text === text.toUpperCase() ? text.toLowerCase() : text)
    .replaceAll('Â', 'Ä')
    .replace(/^\p{L}/u, (letter) => letter.toUpperCase());
  const written = market === 'no' ? name.replace(/ (?:I|På) /g, (word) => word.toLowerCase()) : name;
  return slips[market]?.[written] ?? written;
}

/** The most common one of several spellings. */
const spellingOf = (spellings) =>
  [...inGroups(spellings, (spelling) => spelling)].sort(([, one], [, other]) => other.length - one.length)[0][0];

/** `0101 0104-0106`: codes that follow each other are one range. */
function rangesOf(zips) {
  const runs = [];
  for (const zip of zips.sort()) {
    const run = runs.at(-1);
    if (run && Number(run.at(-1)) + 1 === Number(zip)) run.push(zip);
    else runs.push([zip]);
  }
  return runs.map((run) => (run.length === 1 ? run[0] : `${run[0]}-${run.at(-1)}`)).join(' ');
}

for (const market of ['dk', 'se', 'no', 'fi']) {
  const lines = readFileSync(join(folder, `${market}.tsv`), 'utf8')
    .split('\n')
    .slice(1)
    .filter(Boolean);
  const rows = lines
    .map((line) => line.split('\t'))
    .map(([zip, city]) => ({ zip: zip.replace(' ', ''), city: nameOf(city, market) }));
  const places = [...inGroups(rows, ({ city }) => city.toLowerCase()).values()].map((same) => [
    spellingOf(same.map(({ city }) => city)),
    rangesOf(same.map(({ zip }) => zip)),
  ]);
  const sorted = Object.fromEntries(places.sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(
    join(root, `libs/checkout/src/lib/server/postal-places/${market}.json`),
    `${JSON.stringify(sorted, undefined, 2)}\n`,
  );
}
