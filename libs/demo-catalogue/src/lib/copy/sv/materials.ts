import type { LanguageCopy } from '../language-copy.ts';

const wool = 'Ullprogram 30°. Plantorkas.';

/** Materials in Swedish. */
export const materials: LanguageCopy['materials'] = {
  leather: {
    name: 'Skinn',
    prefix: 'skinn',
    composition: 'Skinn',
    care: 'Torka av med fuktig trasa och smörj in med läderfett.',
    sentences: [
      'Skinnet är mjukt från första dagen och får en vacker lyster med tiden.',
      'Det vegetabiliskt garvade skinnet lever med och blir personligt.',
    ],
  },
  suede: {
    name: 'Mocka',
    prefix: 'mocka',
    composition: 'Mocka',
    care: 'Borsta med mockaborste och impregnera före användning.',
    sentences: ['Mockan är sammetslen och impregnerad mot lätta skurar.', 'Den mjuka mockan ger färgen djup.'],
  },
  canvas: {
    name: 'Canvas',
    prefix: 'canvas',
    composition: '100 % bomullscanvas',
    care: 'Fläcktvätta för hand med mild tvål.',
    sentences: [
      'Den täta canvasen är stark, lätt och enkel att hålla ren.',
      'Canvasen är vävd av bomull och mjuknar ju mer den används.',
    ],
  },
  mesh: {
    name: 'Mesh',
    composition: 'Återvunnen mesh',
    care: 'Rengör med fuktig trasa. Lufttorkas.',
    sentences: ['Ovandelen i återvunnen mesh andas och torkar snabbt.'],
  },
  rubber: {
    name: 'Naturgummi',
    composition: 'Naturgummi',
    care: 'Skölj med vatten. Förvaras skyddat från sol.',
    sentences: ['Naturgummit är helt tätt och vulkat för hand.', 'Gummit är matt, smidigt och lätt att spola rent.'],
  },
  felt: {
    name: 'Filt',
    prefix: 'filt',
    composition: '100 % ullfilt',
    care: 'Vädra ofta. Fläcktvätta med ljummet vatten.',
    sentences: ['Ullfilten formar sig efter foten och reglerar värmen själv.'],
  },
  wool: {
    name: 'Ull',
    prefix: 'ull',
    composition: '80 % ull, 20 % återvunnen polyamid',
    care: wool,
    sentences: [
      'Ullen värmer även när den är fuktig och stöter bort smuts av sig själv.',
      'Den kardade ullen är tät, varm och förvånansvärt lätt.',
    ],
  },
  merino: {
    name: 'Merinoull',
    prefix: 'merino',
    composition: '100 % merinoull',
    care: wool,
    sentences: [
      'Merinoullen är mjuk som bomull mot huden och håller temperaturen åt dig.',
      'Fin merinoull som varken sticks eller luktar.',
    ],
  },
  alpaca: {
    name: 'Alpacka',
    prefix: 'alpacka',
    composition: '70 % alpacka, 30 % merinoull',
    care: 'Handtvätt. Plantorkas.',
    sentences: ['Alpackan ger en mjuk, lätt luddig yta och värmer mer än den väger.'],
  },
  cashmere: {
    name: 'Kashmir',
    prefix: 'kashmir',
    composition: '100 % kashmir',
    care: 'Handtvätt eller kemtvätt. Plantorkas.',
    sentences: ['Ren kashmir i två trådar: något av det mjukaste som finns.'],
  },
  cotton: {
    name: 'Bomull',
    prefix: 'bomulls',
    composition: '100 % bomull',
    care: 'Maskintvätt 40°.',
    sentences: [
      'Bomullen är stadig och förtvättad, så att den är mjuk från första gången.',
      'En tät bomull som håller formen och blir finare för varje tvätt.',
    ],
  },
  'organic-cotton': {
    name: 'Ekologisk bomull',
    composition: '100 % ekologisk bomull',
    care: 'Maskintvätt 40° med liknande färger.',
    sentences: [
      'Den ekologiska bomullen är mjuk, tät och förtvättad så att den inte krymper.',
      'Stickad i ekologisk bomull med fin tyngd.',
    ],
  },
  linen: {
    name: 'Linne',
    prefix: 'linne',
    composition: '100 % europeiskt linne',
    care: 'Maskintvätt 30°. Stryks fuktigt, eller inte alls.',
    sentences: [
      'Linnet är svalt mot huden och skrynklar sig på det vackra sättet.',
      'Europeiskt linne som torkar snabbt och blir mjukare för varje sommar.',
    ],
  },
  denim: {
    name: 'Denim',
    prefix: 'denim',
    composition: '99 % bomull, 1 % elastan',
    care: 'Tvättas sällan, ut och in i 30°.',
    sentences: [
      'Denimen är kraftig men har lite stretch där det behövs.',
      'Kraftig denim med synliga sömmar och nitar.',
    ],
  },
  corduroy: {
    name: 'Manchester',
    prefix: 'manchester',
    composition: '98 % bomull, 2 % elastan',
    care: 'Maskintvätt ut och in i 30°.',
    sentences: [
      'Den smalspåriga manchestern är mjuk som en gammal fåtölj.',
      'Manchestern fångar ljuset och ger färgen liv.',
    ],
  },
  viscose: {
    name: 'Viskos',
    prefix: 'viskos',
    composition: '100 % viskos från certifierat skogsbruk',
    care: 'Skontvätt 30°. Hängtorkas.',
    sentences: [
      'Viskosen faller mjukt och känns sval på varma dagar.',
      'Lätt viskos som rör sig vackert och inte klibbar.',
    ],
  },
  silk: {
    name: 'Siden',
    prefix: 'siden',
    composition: '100 % siden',
    care: 'Handtvätt eller kemtvätt.',
    sentences: ['Det tvättade sidenet är matt, lätt och svalt mot huden.'],
  },
  satin: {
    name: 'Satin',
    prefix: 'satin',
    composition: '100 % återvunnen polyester',
    care: 'Skontvätt 30°. Torktumlas ej.',
    sentences: ['Satinen har en dämpad lyster och ett tungt, vackert fall.'],
  },
  fleece: {
    name: 'Fleece',
    prefix: 'fleece',
    composition: '100 % återvunnen polyester',
    care: 'Maskintvätt 30° i tvättpåse.',
    sentences: ['Fleecen är borstad på insidan, torkar snabbt och väger nästan ingenting.'],
  },
  'recycled-polyester': {
    name: 'Återvunnen polyester',
    composition: '100 % återvunnen polyester',
    care: 'Maskintvätt 30° utan sköljmedel.',
    sentences: [
      'Det återvunna tyget är vattenavvisande och starkt utan att vara stelt.',
      'Utsidan är vävd av återvunna flaskor och stöter bort både regn och smuts.',
    ],
  },
  'recycled-polyamide': {
    name: 'Återvunnen polyamid',
    composition: '100 % återvunnen polyamid',
    care: 'Maskintvätt 30°. Impregneras vid behov.',
    sentences: [
      'Den återvunna polyamiden är mjuk att ta i och tålig i bruk.',
      'Lätt polyamid, spunnen av uttjänta fiskenät.',
    ],
  },
  acetate: {
    name: 'Bioacetat',
    composition: 'Båge i bioacetat',
    care: 'Putsas med medföljande duk.',
    sentences: [
      'Bågen är slipad ur bioacetat och kan justeras hos optikern.',
      'Bioacetaten är varm att ta i och lite olika från gång till gång, så inget par är helt likt ett annat.',
    ],
  },
  steel: {
    name: 'Rostfritt stål',
    composition: 'Rostfritt stål',
    care: 'Torka av med mjuk duk.',
    sentences: ['Stålet är borstat, nickelfritt och gjort för att hålla.'],
  },
};
