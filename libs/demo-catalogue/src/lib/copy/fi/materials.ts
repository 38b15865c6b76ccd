import type { LanguageCopy } from '../language-copy.ts';

const wool = 'Villapesu 30°. Kuivataan tasossa.';

/** Materials in Finnish. */
export const materials: LanguageCopy['materials'] = {
  leather: {
    name: 'Nahka',
    prefix: 'nahka',
    composition: 'Nahkaa',
    care: 'Pyyhi kostealla liinalla ja hoida nahkarasvalla.',
    sentences: [
      'Nahka on pehmeää heti alusta ja saa ajan myötä kauniin hehkun.',
      'Kasviparkittu nahka elää mukana ja muuttuu omannäköiseksi.',
    ],
  },
  suede: {
    name: 'Mokka',
    prefix: 'mokka',
    composition: 'Mokkanahkaa',
    care: 'Harjaa mokkaharjalla ja kyllästä ennen käyttöä.',
    sentences: [
      'Mokka on samettisen pehmeää ja kyllästetty kevyitä sateita varten.',
      'Pehmeä mokka antaa värille syvyyttä.',
    ],
  },
  canvas: {
    name: 'Kangas',
    prefix: 'kangas',
    composition: '100 % puuvillakangasta',
    care: 'Tahranpoisto käsin miedolla saippualla.',
    sentences: [
      'Tiivis puuvillakangas on vahvaa, kevyttä ja helppo pitää puhtaana.',
      'Kangas on kudottu puuvillasta ja pehmenee käytössä.',
    ],
  },
  mesh: {
    name: 'Verkkokangas',
    composition: 'Kierrätettyä verkkokangasta',
    care: 'Puhdista kostealla liinalla. Ilmakuivaus.',
    sentences: ['Kierrätetystä verkkokankaasta tehty päällinen hengittää ja kuivuu nopeasti.'],
  },
  rubber: {
    name: 'Luonnonkumi',
    composition: 'Luonnonkumia',
    care: 'Huuhtele vedellä. Säilytä auringolta suojassa.',
    sentences: [
      'Luonnonkumi on täysin vedenpitävää ja käsin vulkanoitua.',
      'Kumi on mattapintaista, joustavaa ja helppo huuhdella puhtaaksi.',
    ],
  },
  felt: {
    name: 'Huopa',
    prefix: 'huopa',
    composition: '100 % villahuopaa',
    care: 'Tuuleta usein. Tahranpoisto haalealla vedellä.',
    sentences: ['Villahuopa muotoutuu jalan mukaan ja säätelee itse lämpöä.'],
  },
  wool: {
    name: 'Villa',
    prefix: 'villa',
    composition: '80 % villaa, 20 % kierrätettyä polyamidia',
    care: wool,
    sentences: [
      'Villa lämmittää kosteanakin ja hylkii likaa aivan itsestään.',
      'Karstattu villa on tiivistä, lämmintä ja yllättävän kevyttä.',
    ],
  },
  merino: {
    name: 'Merinovilla',
    prefix: 'merinovilla',
    composition: '100 % merinovillaa',
    care: wool,
    sentences: [
      'Merinovilla tuntuu iholla pehmeältä kuin puuvilla ja tasaa lämpötilaa puolestasi.',
      'Hieno merinovilla ei kutita eikä haise.',
    ],
  },
  alpaca: {
    name: 'Alpakka',
    prefix: 'alpakka',
    composition: '70 % alpakkaa, 30 % merinovillaa',
    care: 'Käsinpesu. Kuivataan tasossa.',
    sentences: ['Alpakka antaa pehmeän, hieman nukkaisen pinnan ja lämmittää enemmän kuin painaa.'],
  },
  cashmere: {
    name: 'Kashmir',
    prefix: 'kashmir',
    composition: '100 % kashmiria',
    care: 'Käsinpesu tai kemiallinen pesu. Kuivataan tasossa.',
    sentences: ['Kaksisäikeinen puhdas kashmir on pehmeimpiä materiaaleja, joita on.'],
  },
  cotton: {
    name: 'Puuvilla',
    prefix: 'puuvilla',
    composition: '100 % puuvillaa',
    care: 'Konepesu 40°.',
    sentences: [
      'Puuvilla on napakkaa ja esipestyä, joten se on pehmeää heti ensimmäisellä kerralla.',
      'Tiivis puuvilla pitää muotonsa ja siistiytyy pesu pesulta.',
    ],
  },
  'organic-cotton': {
    name: 'Luomupuuvilla',
    composition: '100 % luomupuuvillaa',
    care: 'Konepesu 40° samanväristen kanssa.',
    sentences: [
      'Luomupuuvilla on pehmeää, tiivistä ja esipestyä, joten se ei kutistu.',
      'Neulottu sopivan painavasta luomupuuvillasta.',
    ],
  },
  linen: {
    name: 'Pellava',
    prefix: 'pellava',
    composition: '100 % eurooppalaista pellavaa',
    care: 'Konepesu 30°. Silitetään kosteana tai ei lainkaan.',
    sentences: [
      'Pellava viilentää ihoa ja rypistyy kauniisti.',
      'Eurooppalainen pellava kuivuu nopeasti ja pehmenee kesä kesältä.',
    ],
  },
  denim: {
    name: 'Denim',
    prefix: 'farkku',
    composition: '99 % puuvillaa, 1 % elastaania',
    care: 'Pese harvoin, nurinpäin 30°.',
    sentences: [
      'Denim on vahvaa mutta joustaa hieman siellä, missä tarvitaan.',
      'Vahvaa denimiä, näkyvät tikkaukset ja niitit.',
    ],
  },
  corduroy: {
    name: 'Vakosametti',
    prefix: 'vakosametti',
    composition: '98 % puuvillaa, 2 % elastaania',
    care: 'Konepesu nurinpäin 30°.',
    sentences: [
      'Kapearaitainen vakosametti on pehmeää kuin vanha nojatuoli.',
      'Vakosametti vangitsee valon ja antaa värille eloa.',
    ],
  },
  viscose: {
    name: 'Viskoosi',
    prefix: 'viskoosi',
    composition: '100 % viskoosia sertifioidusta metsästä',
    care: 'Hienopesu 30°. Kuivataan ripustettuna.',
    sentences: [
      'Viskoosi laskeutuu pehmeästi ja tuntuu viileältä lämpiminä päivinä.',
      'Kevyt viskoosi liikkuu kauniisti eikä tartu ihoon.',
    ],
  },
  silk: {
    name: 'Silkki',
    prefix: 'silkki',
    composition: '100 % silkkiä',
    care: 'Käsinpesu tai kemiallinen pesu.',
    sentences: ['Pesty silkki on mattaa, kevyttä ja viileää iholla.'],
  },
  satin: {
    name: 'Satiini',
    prefix: 'satiini',
    composition: '100 % kierrätettyä polyesteriä',
    care: 'Hienopesu 30°. Ei rumpukuivausta.',
    sentences: ['Satiinissa on hillitty kiilto ja raskas, kaunis laskos.'],
  },
  fleece: {
    name: 'Fleece',
    prefix: 'fleece',
    composition: '100 % kierrätettyä polyesteriä',
    care: 'Konepesu 30° pesupussissa.',
    sentences: ['Fleece on sisäpuolelta harjattua, kuivuu nopeasti eikä paina juuri mitään.'],
  },
  'recycled-polyester': {
    name: 'Kierrätetty polyesteri',
    composition: '100 % kierrätettyä polyesteriä',
    care: 'Konepesu 30° ilman huuhteluainetta.',
    sentences: [
      'Kierrätetty kangas hylkii vettä ja on vahvaa olematta jäykkää.',
      'Pinta on kudottu kierrätetyistä pulloista ja hylkii sekä sadetta että likaa.',
    ],
  },
  'recycled-polyamide': {
    name: 'Kierrätetty polyamidi',
    composition: '100 % kierrätettyä polyamidia',
    care: 'Konepesu 30°. Kyllästä tarvittaessa.',
    sentences: [
      'Kierrätetty polyamidi on pehmeää koskettaa ja kestävää käytössä.',
      'Kevyttä polyamidia, joka on kehrätty käytöstä poistetuista kalaverkoista.',
    ],
  },
  acetate: {
    name: 'Bioasetaatti',
    composition: 'Kehys bioasetaattia',
    care: 'Puhdista mukana tulevalla liinalla.',
    sentences: [
      'Kehys on hiottu bioasetaatista, ja optikko voi säätää sen sopivaksi.',
      'Bioasetaatti tuntuu lämpimältä ja vaihtelee hieman, joten kahta samanlaista paria ei ole.',
    ],
  },
  steel: {
    name: 'Ruostumaton teräs',
    composition: 'Ruostumatonta terästä',
    care: 'Pyyhi pehmeällä liinalla.',
    sentences: ['Teräs on harjattua, nikkelitöntä ja tehty kestämään.'],
  },
};
