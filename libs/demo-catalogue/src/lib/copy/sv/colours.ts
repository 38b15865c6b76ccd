import type { LanguageCopy } from '../language-copy.ts';

/** Colours and surfaces in Swedish. */
export const colours: LanguageCopy['colours'] = {
  black: {
    name: 'Svart',
    adjective: 'svart/svart/svarta',
    stem: 'svart',
    sentence: 'Den djupa svarta färgen går till allt och är aldrig fel.',
  },
  white: {
    name: 'Vit',
    adjective: 'vit/vitt/vita',
    stem: 'vit',
    sentence: 'Den rena vita färgen lyser upp och får resten att synas.',
  },
  cream: {
    name: 'Benvit',
    adjective: 'benvit/benvitt/benvita',
    stem: 'benvit',
    sentence: 'Den varma benvita nyansen är mjukare än vitt och lättare att leva med.',
  },
  grey: {
    name: 'Grå',
    adjective: 'grå/grått/grå',
    stem: 'grå',
    sentence: 'Den lugna grå tonen går det aldrig att ta fel på.',
  },
  beige: {
    name: 'Beige',
    adjective: 'beige',
    stem: 'beige',
    sentence: 'Den sandiga beigen är fin till denim och till svart.',
  },
  cognac: {
    name: 'Konjak',
    adjective: 'konjaksfärgad/konjaksfärgat/konjaksfärgade',
    stem: 'konjak',
    sentence: 'Den varma konjakstonen blir djupare ju längre du har den.',
  },
  brown: {
    name: 'Brun',
    adjective: 'brun/brunt/bruna',
    stem: 'brun',
    sentence: 'Det mörka bruna är ett varmare val än svart.',
  },
  navy: {
    name: 'Marinblå',
    adjective: 'marinblå/marinblått/marinblå',
    stem: 'marinblå',
    sentence: 'Marinblått är fint utan att vara strängt.',
  },
  blue: {
    name: 'Blå',
    adjective: 'blå/blått/blå',
    stem: 'blå',
    sentence: 'Den klara blå färgen påminner om fjärden en blåsig dag.',
  },
  'light-blue': {
    name: 'Ljusblå',
    adjective: 'ljusblå/ljusblått/ljusblå',
    stem: 'ljusblå',
    sentence: 'Det ljusblå är friskt som en majmorgon.',
  },
  green: {
    name: 'Grön',
    adjective: 'grön/grönt/gröna',
    stem: 'grön',
    sentence: 'Den djupa gröna färgen är hämtad ur granskogen.',
  },
  olive: {
    name: 'Olivgrön',
    adjective: 'olivgrön/olivgrönt/olivgröna',
    stem: 'olivgrön',
    sentence: 'Det dämpade olivgröna går fint ihop med brunt skinn och blå denim.',
  },
  red: {
    name: 'Röd',
    adjective: 'röd/rött/röda',
    stem: 'röd',
    sentence: 'Den varma röda färgen är allt pynt du behöver.',
  },
  burgundy: {
    name: 'Vinröd',
    adjective: 'vinröd/vinrött/vinröda',
    stem: 'vinröd',
    sentence: 'Det djupa vinröda är vackrast när löven faller.',
  },
  rose: {
    name: 'Rosa',
    adjective: 'rosa',
    stem: 'rosa',
    sentence: 'Den dova rosa tonen är mild och lätt att kombinera.',
  },
  yellow: {
    name: 'Gul',
    adjective: 'gul/gult/gula',
    stem: 'gul',
    sentence: 'Den senapsgula färgen lyser upp en grå dag.',
  },
  heather: {
    name: 'Ljung',
    adjective: 'ljunglila',
    stem: 'ljunglila',
    sentence: 'Ljungfärgen ligger mellan plommon och rosa, som heden i augusti.',
  },
};

export const patterns: LanguageCopy['patterns'] = {
  solid: { name: 'Enfärgad' },
  stripes: { name: 'Randig', adjective: 'randig/randigt/randiga', joins: true },
  check: { name: 'Rutig', adjective: 'rutig/rutigt/rutiga', joins: true },
  dots: { name: 'Prickig', adjective: 'prickig/prickigt/prickiga', joins: true },
  herringbone: { name: 'Fiskben', adjective: 'fiskbensmönstrad/fiskbensmönstrat/fiskbensmönstrade' },
  cable: { name: 'Kabelstickad', adjective: 'kabelstickad/kabelstickat/kabelstickade' },
  rib: { name: 'Ribb', adjective: 'ribbstickad/ribbstickat/ribbstickade' },
  denim: { name: 'Denim' },
  leather: { name: 'Slätt skinn' },
  floral: { name: 'Blommig', adjective: 'blommig/blommigt/blommiga' },
};
