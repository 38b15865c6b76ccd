import type { LanguageCopy } from '../language-copy.ts';

const wool = 'Uldvask ved 30°. Tørres fladt.';

/** Materials in Danish. */
export const materials: LanguageCopy['materials'] = {
  leather: {
    name: 'Læder',
    prefix: 'læder',
    composition: 'Læder',
    care: 'Tør af med en fugtig klud, og giv det læderfedt.',
    sentences: [
      'Læderet er blødt fra første dag og får en smuk glød med tiden.',
      'Det vegetabilsk garvede læder lever med og bliver personligt.',
    ],
  },
  suede: {
    name: 'Ruskind',
    prefix: 'ruskinds',
    composition: 'Ruskind',
    care: 'Børst med en ruskindsbørste, og imprægnér før brug.',
    sentences: ['Ruskindet er fløjlsblødt og imprægneret mod lette byger.', 'Det bløde ruskind giver farven dybde.'],
  },
  canvas: {
    name: 'Kanvas',
    prefix: 'kanvas',
    composition: '100 % bomuldskanvas',
    care: 'Rens pletter i hånden med mild sæbe.',
    sentences: [
      'Den tætte kanvas er stærk, let og nem at holde ren.',
      'Kanvassen er vævet af bomuld og bliver blødere, som den bliver brugt.',
    ],
  },
  mesh: {
    name: 'Mesh',
    composition: 'Genanvendt mesh',
    care: 'Rens med en fugtig klud. Lufttørres.',
    sentences: ['Overdelen i genanvendt mesh ånder og tørrer hurtigt.'],
  },
  rubber: {
    name: 'Naturgummi',
    composition: 'Naturgummi',
    care: 'Skyl med vand. Opbevares væk fra sol.',
    sentences: ['Naturgummiet er helt tæt og vulkaniseret i hånden.', 'Gummiet er mat, smidigt og let at skylle rent.'],
  },
  felt: {
    name: 'Filt',
    prefix: 'filt',
    composition: '100 % uldfilt',
    care: 'Luft jævnligt. Pletrens med lunkent vand.',
    sentences: ['Uldfilten former sig efter foden og regulerer selv varmen.'],
  },
  wool: {
    name: 'Uld',
    prefix: 'uld',
    composition: '80 % uld, 20 % genanvendt polyamid',
    care: wool,
    sentences: [
      'Ulden varmer, også når den er fugtig, og skyr snavs helt af sig selv.',
      'Den kartede uld er tæt, lun og overraskende let.',
    ],
  },
  merino: {
    name: 'Merinould',
    prefix: 'merino',
    composition: '100 % merinould',
    care: wool,
    sentences: [
      'Merinoulden er fin som bomuld mod huden og holder temperaturen for dig.',
      'Fin merinould, der hverken kradser eller lugter.',
    ],
  },
  alpaca: {
    name: 'Alpaka',
    prefix: 'alpaka',
    composition: '70 % alpaka, 30 % merinould',
    care: 'Vask i hånden. Tørres fladt.',
    sentences: ['Alpakaen giver en blød, let sløret overflade og varmer mere, end den vejer.'],
  },
  cashmere: {
    name: 'Kashmir',
    prefix: 'kashmir',
    composition: '100 % kashmir',
    care: 'Vask i hånden, eller rens. Tørres fladt.',
    sentences: ['Ren kashmir i to tråde: noget af det blødeste, der findes.'],
  },
  cotton: {
    name: 'Bomuld',
    prefix: 'bomulds',
    composition: '100 % bomuld',
    care: 'Maskinvask ved 40°.',
    sentences: [
      'Bomulden er fast og forvasket, så den er blød fra første gang.',
      'En tæt bomuld, der holder formen og bliver pænere for hver vask.',
    ],
  },
  'organic-cotton': {
    name: 'Økologisk bomuld',
    composition: '100 % økologisk bomuld',
    care: 'Maskinvask ved 40° med lignende farver.',
    sentences: [
      'Den økologiske bomuld er blød, tæt og vasket på forhånd, så den ikke krymper.',
      'Strikket i økologisk bomuld med god vægt.',
    ],
  },
  linen: {
    name: 'Hør',
    prefix: 'hør',
    composition: '100 % europæisk hør',
    care: 'Maskinvask ved 30°. Stryges fugtig, eller slet ikke.',
    sentences: [
      'Hørren er kølig mod huden og krøller på den pæne måde.',
      'Europæisk hør, der tørrer hurtigt og bliver blødere hver sommer.',
    ],
  },
  denim: {
    name: 'Denim',
    prefix: 'denim',
    composition: '99 % bomuld, 1 % elastan',
    care: 'Vaskes sjældent, på vrangen ved 30°.',
    sentences: [
      'Denimen er kraftig, men har en smule stræk, hvor det tæller.',
      'Kraftig denim med synlige stikninger og nitter.',
    ],
  },
  corduroy: {
    name: 'Fløjl',
    prefix: 'fløjls',
    composition: '98 % bomuld, 2 % elastan',
    care: 'Maskinvask på vrangen ved 30°.',
    sentences: ['Den smalriflede fløjl er blød som en gammel lænestol.', 'Fløjlen fanger lyset og giver farven liv.'],
  },
  viscose: {
    name: 'Viskose',
    prefix: 'viskose',
    composition: '100 % viskose fra certificeret skovbrug',
    care: 'Skånevask ved 30°. Hængetørres.',
    sentences: [
      'Viskosen falder blødt og føles sval på varme dage.',
      'Let viskose, der bevæger sig smukt og ikke klæber.',
    ],
  },
  silk: {
    name: 'Silke',
    prefix: 'silke',
    composition: '100 % silke',
    care: 'Vask i hånden, eller rens.',
    sentences: ['Den vaskede silke er mat, let og kølig mod huden.'],
  },
  satin: {
    name: 'Satin',
    prefix: 'satin',
    composition: '100 % genanvendt polyester',
    care: 'Skånevask ved 30°. Må ikke tørretumbles.',
    sentences: ['Satinen har en dæmpet glans og et tungt, smukt fald.'],
  },
  fleece: {
    name: 'Fleece',
    prefix: 'fleece',
    composition: '100 % genanvendt polyester',
    care: 'Maskinvask ved 30° i vaskepose.',
    sentences: ['Fleecen er børstet på indersiden, tørrer hurtigt og vejer næsten ingenting.'],
  },
  'recycled-polyester': {
    name: 'Genanvendt polyester',
    composition: '100 % genanvendt polyester',
    care: 'Maskinvask ved 30° uden skyllemiddel.',
    sentences: [
      'Det genanvendte stof er vandafvisende og stærkt uden at være stift.',
      'Ydersiden er vævet af genanvendte flasker og preller både regn og snavs af.',
    ],
  },
  'recycled-polyamide': {
    name: 'Genanvendt polyamid',
    composition: '100 % genanvendt polyamid',
    care: 'Maskinvask ved 30°. Imprægneres efter behov.',
    sentences: [
      'Den genanvendte polyamid er blød i grebet og stærk i brug.',
      'Let polyamid, spundet af kasserede fiskenet.',
    ],
  },
  acetate: {
    name: 'Bioacetat',
    composition: 'Stel i bioacetat',
    care: 'Pudses med den medfølgende klud.',
    sentences: [
      'Stellet er slebet af bioacetat og kan justeres hos optikeren.',
      'Bioacetaten er varm at røre ved og har små forskelle, så intet par er helt ens.',
    ],
  },
  steel: {
    name: 'Rustfrit stål',
    composition: 'Rustfrit stål',
    care: 'Tør af med en blød klud.',
    sentences: ['Stålet er børstet, nikkelfrit og bygget til at holde.'],
  },
};
