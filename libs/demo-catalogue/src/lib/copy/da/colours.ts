import type { LanguageCopy } from '../language-copy.ts';

/** Colours and surfaces in Danish. */
export const colours: LanguageCopy['colours'] = {
  black: {
    name: 'Sort',
    adjective: 'sort/sort/sorte',
    stem: 'sort',
    sentence: 'Den dybe sorte går til alt og er aldrig forkert.',
  },
  white: {
    name: 'Hvid',
    adjective: 'hvid/hvidt/hvide',
    stem: 'hvid',
    sentence: 'Den rene hvide lyser op og får resten til at stå skarpt.',
  },
  cream: {
    name: 'Råhvid',
    adjective: 'råhvid/råhvidt/råhvide',
    stem: 'råhvid',
    sentence: 'Den varme råhvide er blødere end hvid og lettere at leve med.',
  },
  grey: {
    name: 'Grå',
    adjective: 'grå/gråt/grå',
    stem: 'grå',
    sentence: 'Den rolige grå er en farve, man aldrig går fejl af.',
  },
  beige: {
    name: 'Beige',
    adjective: 'beige',
    stem: 'beige',
    sentence: 'Den sandede beige er smuk til denim og til sort.',
  },
  cognac: {
    name: 'Cognac',
    adjective: 'cognacfarvet/cognacfarvet/cognacfarvede',
    stem: 'cognac',
    sentence: 'Den varme cognac bliver dybere, jo længere du har den.',
  },
  brown: {
    name: 'Brun',
    adjective: 'brun/brunt/brune',
    stem: 'brun',
    sentence: 'Den mørke brune er et varmere valg end sort.',
  },
  navy: {
    name: 'Marineblå',
    adjective: 'marineblå/marineblåt/marineblå',
    stem: 'marineblå',
    sentence: 'Den mørke marineblå er pæn uden at være streng.',
  },
  blue: {
    name: 'Blå',
    adjective: 'blå/blåt/blå',
    stem: 'blå',
    sentence: 'Den klare blå minder om fjorden på en blæsende dag.',
  },
  'light-blue': {
    name: 'Lyseblå',
    adjective: 'lyseblå/lyseblåt/lyseblå',
    stem: 'lyseblå',
    sentence: 'Den lyseblå er frisk som en morgen i maj.',
  },
  green: {
    name: 'Grøn',
    adjective: 'grøn/grønt/grønne',
    stem: 'grøn',
    sentence: 'Den dybe grønne er hentet i granskoven.',
  },
  olive: {
    name: 'Olivengrøn',
    adjective: 'olivengrøn/olivengrønt/olivengrønne',
    stem: 'olivengrøn',
    sentence: 'Den støvede olivengrønne går fint med brunt læder og blå denim.',
  },
  red: {
    name: 'Rød',
    adjective: 'rød/rødt/røde',
    stem: 'rød',
    sentence: 'Den varme røde er den eneste pynt, du behøver.',
  },
  burgundy: {
    name: 'Bordeaux',
    adjective: 'bordeauxrød/bordeauxrødt/bordeauxrøde',
    stem: 'bordeauxrød',
    sentence: 'Den dybe bordeaux er smukkest, når bladene falder.',
  },
  rose: { name: 'Rosa', adjective: 'rosa', stem: 'rosa', sentence: 'Den støvede rosa er mild og let at kombinere.' },
  yellow: { name: 'Gul', adjective: 'gul/gult/gule', stem: 'gul', sentence: 'Den sennepsgule lyser op på en grå dag.' },
  heather: {
    name: 'Lyng',
    adjective: 'lyngfarvet/lyngfarvet/lyngfarvede',
    stem: 'lyng',
    sentence: 'Lyngfarven ligger mellem blomme og rosa, som heden i august.',
  },
};

export const patterns: LanguageCopy['patterns'] = {
  solid: { name: 'Ensfarvet' },
  stripes: { name: 'Stribet', adjective: 'stribet/stribet/stribede', joins: true },
  check: { name: 'Ternet', adjective: 'ternet/ternet/ternede', joins: true },
  dots: { name: 'Prikket', adjective: 'prikket/prikket/prikkede', joins: true },
  herringbone: { name: 'Sildeben', adjective: 'sildebensvævet/sildebensvævet/sildebensvævede' },
  cable: { name: 'Kabelstrik', adjective: 'kabelstrikket/kabelstrikket/kabelstrikkede' },
  rib: { name: 'Rib', adjective: 'ribstrikket/ribstrikket/ribstrikkede' },
  denim: { name: 'Denim' },
  leather: { name: 'Glat læder' },
  floral: { name: 'Blomstret', adjective: 'blomstret/blomstret/blomstrede' },
};
