import type { LanguageCopy } from '../language-copy.ts';

const wool = 'Ullvask på 30°. Tørkes flatt.';

/** Materials in Norwegian. */
export const materials: LanguageCopy['materials'] = {
  leather: {
    name: 'Skinn',
    prefix: 'skinn',
    composition: 'Skinn',
    care: 'Tørk av med en fuktig klut og smør inn med lærfett.',
    sentences: [
      'Skinnet er mykt fra første dag og får en vakker glød med tiden.',
      'Det vegetabilsk garvede skinnet lever med og blir personlig.',
    ],
  },
  suede: {
    name: 'Semsket skinn',
    adjective: 'semsket/semsket/semskede',
    composition: 'Semsket skinn',
    care: 'Børst med semsketbørste og impregner før bruk.',
    sentences: [
      'Det semskede skinnet er fløyelsmykt og impregnert mot lette byger.',
      'Det myke, semskede skinnet gir fargen dybde.',
    ],
  },
  canvas: {
    name: 'Canvas',
    prefix: 'canvas',
    composition: '100 % bomullscanvas',
    care: 'Flekkvask for hånd med mild såpe.',
    sentences: [
      'Den tette canvasen er sterk, lett og enkel å holde ren.',
      'Canvasen er vevd av bomull og blir mykere jo mer den brukes.',
    ],
  },
  mesh: {
    name: 'Mesh',
    composition: 'Resirkulert mesh',
    care: 'Rengjør med en fuktig klut. Lufttørkes.',
    sentences: ['Overdelen i resirkulert mesh puster og tørker raskt.'],
  },
  rubber: {
    name: 'Naturgummi',
    composition: 'Naturgummi',
    care: 'Skyll med vann. Oppbevares unna sol.',
    sentences: ['Naturgummien er helt tett og vulkanisert for hånd.', 'Gummien er matt, smidig og lett å skylle ren.'],
  },
  felt: {
    name: 'Filt',
    prefix: 'filt',
    composition: '100 % ullfilt',
    care: 'Luft ofte. Flekkvask med lunkent vann.',
    sentences: ['Ullfilten former seg etter foten og regulerer varmen selv.'],
  },
  wool: {
    name: 'Ull',
    prefix: 'ull',
    composition: '80 % ull, 20 % resirkulert polyamid',
    care: wool,
    sentences: [
      'Ullen varmer også når den er fuktig, og skyr smuss helt av seg selv.',
      'Den kardede ullen er tett, lun og overraskende lett.',
    ],
  },
  merino: {
    name: 'Merinoull',
    prefix: 'merino',
    composition: '100 % merinoull',
    care: wool,
    sentences: [
      'Merinoullen er myk som bomull mot huden og holder temperaturen for deg.',
      'Fin merinoull som verken klør eller lukter.',
    ],
  },
  alpaca: {
    name: 'Alpakka',
    prefix: 'alpakka',
    composition: '70 % alpakka, 30 % merinoull',
    care: 'Håndvask. Tørkes flatt.',
    sentences: ['Alpakkaen gir en myk, lett loden overflate og varmer mer enn den veier.'],
  },
  cashmere: {
    name: 'Kasjmir',
    prefix: 'kasjmir',
    composition: '100 % kasjmir',
    care: 'Håndvask eller rens. Tørkes flatt.',
    sentences: ['Ren kasjmir i to tråder: noe av det mykeste som finnes.'],
  },
  cotton: {
    name: 'Bomull',
    prefix: 'bomulls',
    composition: '100 % bomull',
    care: 'Maskinvask på 40°.',
    sentences: [
      'Bomullen er fast og forvasket, så den er myk fra første gang.',
      'En tett bomull som holder fasongen og blir finere for hver vask.',
    ],
  },
  'organic-cotton': {
    name: 'Økologisk bomull',
    composition: '100 % økologisk bomull',
    care: 'Maskinvask på 40° med lignende farger.',
    sentences: [
      'Den økologiske bomullen er myk, tett og forvasket, så den ikke krymper.',
      'Strikket i økologisk bomull med god tyngde.',
    ],
  },
  linen: {
    name: 'Lin',
    prefix: 'lin',
    composition: '100 % europeisk lin',
    care: 'Maskinvask på 30°. Strykes fuktig, eller ikke i det hele tatt.',
    sentences: [
      'Linet er svalt mot huden og krøller på den pene måten.',
      'Europeisk lin som tørker raskt og blir mykere for hver sommer.',
    ],
  },
  denim: {
    name: 'Denim',
    prefix: 'denim',
    composition: '99 % bomull, 1 % elastan',
    care: 'Vaskes sjelden, på vrangen ved 30°.',
    sentences: [
      'Denimen er kraftig, men har litt stretch der det trengs.',
      'Kraftig denim med synlige sømmer og nagler.',
    ],
  },
  corduroy: {
    name: 'Kordfløyel',
    prefix: 'kord',
    composition: '98 % bomull, 2 % elastan',
    care: 'Maskinvask på vrangen ved 30°.',
    sentences: [
      'Den smalriflede kordfløyelen er myk som en gammel lenestol.',
      'Kordfløyelen fanger lyset og gir fargen liv.',
    ],
  },
  viscose: {
    name: 'Viskose',
    prefix: 'viskose',
    composition: '100 % viskose fra sertifisert skogbruk',
    care: 'Skånevask på 30°. Hengetørkes.',
    sentences: [
      'Viskosen faller mykt og kjennes sval på varme dager.',
      'Lett viskose som beveger seg vakkert og ikke klistrer.',
    ],
  },
  silk: {
    name: 'Silke',
    prefix: 'silke',
    composition: '100 % silke',
    care: 'Håndvask eller rens.',
    sentences: ['Den vaskede silken er matt, lett og sval mot huden.'],
  },
  satin: {
    name: 'Sateng',
    prefix: 'sateng',
    composition: '100 % resirkulert polyester',
    care: 'Skånevask på 30°. Skal ikke tørketromles.',
    sentences: ['Satengen har en dempet glans og et tungt, vakkert fall.'],
  },
  fleece: {
    name: 'Fleece',
    prefix: 'fleece',
    composition: '100 % resirkulert polyester',
    care: 'Maskinvask på 30° i vaskepose.',
    sentences: ['Fleecen er børstet på innsiden, tørker raskt og veier nesten ingenting.'],
  },
  'recycled-polyester': {
    name: 'Resirkulert polyester',
    composition: '100 % resirkulert polyester',
    care: 'Maskinvask på 30° uten skyllemiddel.',
    sentences: [
      'Det resirkulerte stoffet er vannavvisende og sterkt uten å være stivt.',
      'Utsiden er vevd av resirkulerte flasker og avviser både regn og smuss.',
    ],
  },
  'recycled-polyamide': {
    name: 'Resirkulert polyamid',
    composition: '100 % resirkulert polyamid',
    care: 'Maskinvask på 30°. Impregneres ved behov.',
    sentences: [
      'Den resirkulerte polyamiden er myk å ta på og sterk i bruk.',
      'Lett polyamid, spunnet av kasserte fiskegarn.',
    ],
  },
  acetate: {
    name: 'Bioacetat',
    composition: 'Innfatning i bioacetat',
    care: 'Pusses med kluten som følger med.',
    sentences: [
      'Innfatningen er slipt av bioacetat og kan justeres hos optikeren.',
      'Bioacetaten er varm å ta på og har små forskjeller, så ingen par er helt like.',
    ],
  },
  steel: {
    name: 'Rustfritt stål',
    composition: 'Rustfritt stål',
    care: 'Tørk av med en myk klut.',
    sentences: ['Stålet er børstet, nikkelfritt og laget for å vare.'],
  },
};
