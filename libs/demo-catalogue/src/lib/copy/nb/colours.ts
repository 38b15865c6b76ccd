import type { LanguageCopy } from '../language-copy.ts';

/** Colours and surfaces in Norwegian. */
export const colours: LanguageCopy['colours'] = {
  black: {
    name: 'Svart',
    adjective: 'svart/svart/svarte',
    stem: 'svart',
    sentence: 'Den dype svarte fargen går til alt og er aldri feil.',
  },
  white: {
    name: 'Hvit',
    adjective: 'hvit/hvitt/hvite',
    stem: 'hvit',
    sentence: 'Den rene hvite fargen lyser opp og får resten til å synes.',
  },
  cream: {
    name: 'Kremhvit',
    adjective: 'kremhvit/kremhvitt/kremhvite',
    stem: 'kremhvit',
    sentence: 'Den varme kremhvite tonen er mykere enn hvitt og lettere å leve med.',
  },
  grey: {
    name: 'Grå',
    adjective: 'grå/grått/grå',
    stem: 'grå',
    sentence: 'Den rolige gråtonen er det umulig å ta feil av.',
  },
  beige: {
    name: 'Beige',
    adjective: 'beige',
    stem: 'beige',
    sentence: 'Den sandfargede beigen er fin til denim og til svart.',
  },
  cognac: {
    name: 'Konjakk',
    adjective: 'konjakkfarget/konjakkfarget/konjakkfargede',
    stem: 'konjakk',
    sentence: 'Den varme konjakkfargen blir dypere jo lenger du har den.',
  },
  brown: {
    name: 'Brun',
    adjective: 'brun/brunt/brune',
    stem: 'brun',
    sentence: 'Den mørke brunfargen er et varmere valg enn svart.',
  },
  navy: {
    name: 'Marineblå',
    adjective: 'marineblå/marineblått/marineblå',
    stem: 'marineblå',
    sentence: 'Marineblått er pent uten å være strengt.',
  },
  blue: {
    name: 'Blå',
    adjective: 'blå/blått/blå',
    stem: 'blå',
    sentence: 'Den klare blåfargen minner om fjorden en dag med vind.',
  },
  'light-blue': {
    name: 'Lyseblå',
    adjective: 'lyseblå/lyseblått/lyseblå',
    stem: 'lyseblå',
    sentence: 'Den lyseblå fargen er frisk som en morgen i mai.',
  },
  green: {
    name: 'Grønn',
    adjective: 'grønn/grønt/grønne',
    stem: 'grønn',
    sentence: 'Den dype grønnfargen er hentet fra granskogen.',
  },
  olive: {
    name: 'Olivengrønn',
    adjective: 'olivengrønn/olivengrønt/olivengrønne',
    stem: 'olivengrønn',
    sentence: 'Den dempede olivengrønne fargen går fint til brunt skinn og blå denim.',
  },
  red: {
    name: 'Rød',
    adjective: 'rød/rødt/røde',
    stem: 'rød',
    sentence: 'Den varme rødfargen er all pynten du trenger.',
  },
  burgundy: {
    name: 'Vinrød',
    adjective: 'vinrød/vinrødt/vinrøde',
    stem: 'vinrød',
    sentence: 'Den dype vinrøde fargen er finest når løvet faller.',
  },
  rose: {
    name: 'Rosa',
    adjective: 'rosa',
    stem: 'rosa',
    sentence: 'Den støvede rosafargen er mild og lett å kombinere.',
  },
  yellow: {
    name: 'Gul',
    adjective: 'gul/gult/gule',
    stem: 'gul',
    sentence: 'Den sennepsgule fargen lyser opp på en grå dag.',
  },
  heather: {
    name: 'Lyng',
    adjective: 'lyngfarget/lyngfarget/lyngfargede',
    stem: 'lyng',
    sentence: 'Lyngfargen ligger mellom plomme og rosa, som heia i august.',
  },
};

export const patterns: LanguageCopy['patterns'] = {
  solid: { name: 'Ensfarget' },
  stripes: { name: 'Stripete', adjective: 'stripet/stripet/stripete', joins: true },
  check: { name: 'Rutete', adjective: 'rutet/rutet/rutete', joins: true },
  dots: { name: 'Prikkete', adjective: 'prikket/prikket/prikkete', joins: true },
  herringbone: { name: 'Fiskebein', adjective: 'fiskebeinsmønstret/fiskebeinsmønstret/fiskebeinsmønstrede' },
  cable: { name: 'Flettestrikk', adjective: 'flettestrikket/flettestrikket/flettestrikkede' },
  rib: { name: 'Ribb', adjective: 'ribbestrikket/ribbestrikket/ribbestrikkede' },
  denim: { name: 'Denim' },
  leather: { name: 'Glatt skinn' },
  floral: { name: 'Blomstrete', adjective: 'blomstrete' },
};
