import { common, neuter, plural } from '../grammar.ts';
import type { LanguageCopy } from '../language-copy.ts';

/** The name of each kind in Norwegian, and the text of its category. */
export const kinds: LanguageCopy['kinds'] = {
  sneaker: {
    noun: plural('sneakers'),
    category: 'Sneakers',
    categoryText: 'Sneakers til hverdagens mange skritt, i skinn, semsket skinn og canvas.',
  },
  'running-shoe': {
    noun: plural('løpesko', { plain: true }),
    category: 'Løpesko',
    categoryText: 'Lette løpesko med god demping for asfalt og skogssti.',
  },
  boot: {
    noun: plural('boots'),
    category: 'Boots',
    categoryText: 'Boots i solid skinn og semsket skinn som holder i mange vintre.',
  },
  'chelsea-boot': {
    noun: plural('chelseaboots', { plain: true }),
    category: 'Chelseaboots',
    categoryText: 'Chelseaboots med strikk i siden, lette å få på og alltid riktige.',
  },
  'ankle-boot': {
    noun: plural('støvletter'),
    category: 'Støvletter',
    categoryText: 'Støvletter med og uten hæl til kjole, jeans og alt imellom.',
  },
  loafer: {
    noun: plural('loafers'),
    category: 'Loafers',
    categoryText: 'Klassiske loafers som gjør hverdagen litt penere.',
  },
  pump: { noun: plural('pumps'), category: 'Pumps', categoryText: 'Pumps med hæler du kan gå og stå i en hel kveld.' },
  sandal: {
    noun: plural('sandaler'),
    category: 'Sandaler',
    categoryText: 'Sandaler i skinn og semsket skinn til sommerens varme dager.',
  },
  ballerina: {
    noun: plural('ballerinasko', { special: { leather: 'skinnballerinaer' } }),
    category: 'Ballerinasko',
    categoryText: 'Flate ballerinasko som er like lette å ha på som å ha med.',
  },
  slipper: { noun: plural('tøfler'), category: 'Tøfler', categoryText: 'Varme tøfler til morgenkaffe og kalde gulv.' },
  wellington: {
    noun: plural('gummistøvler', { plain: true }),
    category: 'Gummistøvler',
    categoryText: 'Gummistøvler som holder tett i regn, slaps og gjørme.',
  },
  'winter-boot': {
    noun: plural('vinterstøvler', { plain: true }),
    category: 'Vinterstøvler',
    categoryText: 'Fôrede vinterstøvler med såler som står støtt i snø og slaps.',
  },
  't-shirt': {
    noun: common('T-skjorte'),
    category: 'T-skjorter og topper',
    categoryText: 'T-skjorter og topper i myke kvaliteter som holder fasongen vask etter vask.',
  },
  shirt: {
    noun: common('skjorte'),
    category: 'Skjorter',
    categoryText: 'Skjorter i bomull, lin og denim til både kontor og helg.',
  },
  blouse: {
    noun: common('bluse'),
    category: 'Bluser',
    categoryText: 'Bluser med lett fall som kler både jeans og skjørt.',
  },
  knit: {
    noun: common('genser'),
    category: 'Gensere',
    categoryText: 'Strikk i ull, merino og bomull, fra tynne lag til tykke favoritter.',
  },
  cardigan: {
    noun: common('cardigan', { special: { wool: 'ulljakke' } }),
    category: 'Cardigans og strikkejakker',
    categoryText: 'Strikkejakker til å kneppe opp, kneppe igjen og ha for hånden.',
  },
  hoodie: {
    noun: common('hettegenser', { plain: true }),
    category: 'Hettegensere',
    categoryText: 'Myke hettegensere til fridager, trening og sofaen.',
  },
  jacket: {
    noun: common('jakke'),
    category: 'Jakker',
    categoryText: 'Jakker til mellomsesongen, fra denim til vindtett skall.',
  },
  coat: { noun: common('kåpe'), category: 'Kåper', categoryText: 'Kåper med fint fall som kan brukes i mange år.' },
  overcoat: {
    noun: common('frakk'),
    category: 'Frakker',
    categoryText: 'Frakker med rene linjer til dress, jeans og alt imellom.',
  },
  puffer: {
    noun: common('boblejakke', { plain: true }),
    category: 'Boblejakker',
    categoryText: 'Lette, varme boblejakker til de kaldeste dagene.',
  },
  blazer: {
    noun: common('blazer'),
    category: 'Blazere',
    categoryText: 'Blazere i ull, lin og bomull til møter, fester og vanlige tirsdager.',
  },
  dress: {
    noun: common('kjole'),
    category: 'Kjoler',
    categoryText: 'Kjoler til hverdag og fest, i stoffer som kjennes gode hele dagen.',
  },
  skirt: {
    noun: neuter('skjørt'),
    category: 'Skjørt',
    categoryText: 'Skjørt med bevegelse i, til bare ben og tykke strømpebukser.',
  },
  jeans: {
    noun: common('jeans', { plain: true }),
    category: 'Jeans',
    categoryText: 'Jeans i god denim som blir bedre jo mer de brukes.',
  },
  trousers: {
    noun: common('bukse'),
    category: 'Bukser',
    categoryText: 'Bukser med god passform til jobb, fest og fridager.',
  },
  shorts: {
    noun: common('shorts'),
    category: 'Shorts',
    categoryText: 'Shorts i bomull, lin og denim til lange, lyse dager.',
  },
  leggings: {
    noun: common('tights', { special: { merino: 'merinotights' } }),
    category: 'Leggings og tights',
    categoryText: 'Leggings og tights som sitter godt og følger med i alle bevegelser.',
  },
  jumpsuit: {
    noun: common('jumpsuit'),
    category: 'Jumpsuiter',
    categoryText: 'Jumpsuiter: ett plagg, og så er du kledd.',
  },
  snowsuit: {
    noun: common('parkdress', { plain: true }),
    category: 'Parkdresser',
    categoryText: 'Parkdresser som holder barna tørre og varme i snø og slaps.',
  },
  bag: {
    noun: common('skulderveske', { head: 'veske' }),
    category: 'Vesker',
    categoryText: 'Vesker i skinn og semsket skinn med plass til dagens viktigste.',
  },
  tote: {
    noun: common('shopper', { special: { canvas: 'canvasveske' } }),
    category: 'Shoppere',
    categoryText: 'Romslige shoppere og handlenett til mat, bøker og pc.',
  },
  backpack: {
    noun: common('ryggsekk'),
    category: 'Ryggsekker',
    categoryText: 'Ryggsekker til skole, jobb og helgeturer.',
  },
  belt: {
    noun: neuter('belte'),
    category: 'Belter',
    categoryText: 'Belter i skinn og semsket skinn med enkle spenner.',
  },
  scarf: {
    noun: neuter('skjerf'),
    category: 'Skjerf',
    categoryText: 'Myke skjerf som rekker både én og to ganger rundt.',
  },
  beanie: { noun: common('lue'), category: 'Luer', categoryText: 'Strikkede luer som holder ørene varme uten å klø.' },
  cap: { noun: common('caps'), category: 'Capser', categoryText: 'Capser til sol, vind og dager når håret er vrangt.' },
  gloves: {
    noun: plural('hansker', { special: { wool: 'ullvanter', merino: 'merinovanter' } }),
    category: 'Hansker og vanter',
    categoryText: 'Hansker og vanter i skinn og ull til kalde fingre.',
  },
  sunglasses: {
    noun: plural('solbriller', { plain: true }),
    category: 'Solbriller',
    categoryText: 'Solbriller med full UV-beskyttelse og tidløse innfatninger.',
  },
  socks: {
    noun: plural('sokker'),
    category: 'Sokker',
    categoryText: 'Sokker i bomull og ull til sko, støvler og sofa.',
  },
  watch: {
    noun: neuter('armbåndsur', { plain: true }),
    category: 'Klokker',
    categoryText: 'Klokker med rolige urskiver og remmer som kan byttes.',
  },
  wallet: {
    noun: common('lommebok'),
    category: 'Lommebøker',
    categoryText: 'Lommebøker og kortholdere i skinn som eldes vakkert.',
  },
};
