import { common, neuter, plural } from '../grammar.ts';
import type { LanguageCopy } from '../language-copy.ts';

/** What each kind is called in Norwegian, and what its shelf says. */
export const kinds: LanguageCopy['kinds'] = {
  sneaker: {
    noun: plural('sneakers'),
    shelf: 'Sneakers',
    shelfText: 'Sneakers til hverdagens mange skritt, i skinn, semsket skinn og canvas.',
  },
  'running-shoe': {
    noun: plural('løpesko', { plain: true }),
    shelf: 'Løpesko',
    shelfText: 'Lette løpesko med god demping for asfalt og skogssti.',
  },
  boot: {
    noun: plural('boots'),
    shelf: 'Boots',
    shelfText: 'Boots i solid skinn og semsket skinn som holder i mange vintre.',
  },
  'chelsea-boot': {
    noun: plural('chelseaboots', { plain: true }),
    shelf: 'Chelseaboots',
    shelfText: 'Chelseaboots med strikk i siden, lette å få på og alltid riktige.',
  },
  'ankle-boot': {
    noun: plural('støvletter'),
    shelf: 'Støvletter',
    shelfText: 'Støvletter med og uten hæl til kjole, jeans og alt imellom.',
  },
  loafer: { noun: plural('loafers'), shelf: 'Loafers', shelfText: 'Klassiske loafers som gjør hverdagen litt penere.' },
  pump: { noun: plural('pumps'), shelf: 'Pumps', shelfText: 'Pumps med hæler du kan gå og stå i en hel kveld.' },
  sandal: {
    noun: plural('sandaler'),
    shelf: 'Sandaler',
    shelfText: 'Sandaler i skinn og semsket skinn til sommerens varme dager.',
  },
  ballerina: {
    noun: plural('ballerinasko', { special: { leather: 'skinnballerinaer' } }),
    shelf: 'Ballerinasko',
    shelfText: 'Flate ballerinasko som er like lette å ha på som å ha med.',
  },
  slipper: { noun: plural('tøfler'), shelf: 'Tøfler', shelfText: 'Varme tøfler til morgenkaffe og kalde gulv.' },
  wellington: {
    noun: plural('gummistøvler', { plain: true }),
    shelf: 'Gummistøvler',
    shelfText: 'Gummistøvler som holder tett i regn, slaps og gjørme.',
  },
  'winter-boot': {
    noun: plural('vinterstøvler', { plain: true }),
    shelf: 'Vinterstøvler',
    shelfText: 'Fôrede vinterstøvler med såler som står støtt i snø og slaps.',
  },
  't-shirt': {
    noun: common('T-skjorte'),
    shelf: 'T-skjorter og topper',
    shelfText: 'T-skjorter og topper i myke kvaliteter som holder fasongen vask etter vask.',
  },
  shirt: {
    noun: common('skjorte'),
    shelf: 'Skjorter',
    shelfText: 'Skjorter i bomull, lin og denim til både kontor og helg.',
  },
  blouse: { noun: common('bluse'), shelf: 'Bluser', shelfText: 'Bluser med lett fall som kler både jeans og skjørt.' },
  knit: {
    noun: common('genser'),
    shelf: 'Gensere',
    shelfText: 'Strikk i ull, merino og bomull, fra tynne lag til tykke favoritter.',
  },
  cardigan: {
    noun: common('cardigan', { special: { wool: 'ulljakke' } }),
    shelf: 'Cardigans og strikkejakker',
    shelfText: 'Strikkejakker til å kneppe opp, kneppe igjen og ha for hånden.',
  },
  hoodie: {
    noun: common('hettegenser', { plain: true }),
    shelf: 'Hettegensere',
    shelfText: 'Myke hettegensere til fridager, trening og sofaen.',
  },
  jacket: {
    noun: common('jakke'),
    shelf: 'Jakker',
    shelfText: 'Jakker til mellomsesongen, fra denim til vindtett skall.',
  },
  coat: { noun: common('kåpe'), shelf: 'Kåper', shelfText: 'Kåper med fint fall som kan brukes i mange år.' },
  overcoat: {
    noun: common('frakk'),
    shelf: 'Frakker',
    shelfText: 'Frakker med rene linjer til dress, jeans og alt imellom.',
  },
  puffer: {
    noun: common('boblejakke', { plain: true }),
    shelf: 'Boblejakker',
    shelfText: 'Lette, varme boblejakker til de kaldeste dagene.',
  },
  blazer: {
    noun: common('blazer'),
    shelf: 'Blazere',
    shelfText: 'Blazere i ull, lin og bomull til møter, fester og vanlige tirsdager.',
  },
  dress: {
    noun: common('kjole'),
    shelf: 'Kjoler',
    shelfText: 'Kjoler til hverdag og fest, i stoffer som kjennes gode hele dagen.',
  },
  skirt: {
    noun: neuter('skjørt'),
    shelf: 'Skjørt',
    shelfText: 'Skjørt med bevegelse i, til bare ben og tykke strømpebukser.',
  },
  jeans: {
    noun: common('jeans', { plain: true }),
    shelf: 'Jeans',
    shelfText: 'Jeans i god denim som blir bedre jo mer de brukes.',
  },
  trousers: {
    noun: common('bukse'),
    shelf: 'Bukser',
    shelfText: 'Bukser med god passform til jobb, fest og fridager.',
  },
  shorts: {
    noun: common('shorts'),
    shelf: 'Shorts',
    shelfText: 'Shorts i bomull, lin og denim til lange, lyse dager.',
  },
  leggings: {
    noun: common('tights', { special: { merino: 'merinotights' } }),
    shelf: 'Leggings og tights',
    shelfText: 'Leggings og tights som sitter godt og følger med i alle bevegelser.',
  },
  jumpsuit: { noun: common('jumpsuit'), shelf: 'Jumpsuiter', shelfText: 'Jumpsuiter: ett plagg, og så er du kledd.' },
  snowsuit: {
    noun: common('parkdress', { plain: true }),
    shelf: 'Parkdresser',
    shelfText: 'Parkdresser som holder barna tørre og varme i snø og slaps.',
  },
  bag: {
    noun: common('skulderveske', { head: 'veske' }),
    shelf: 'Vesker',
    shelfText: 'Vesker i skinn og semsket skinn med plass til dagens viktigste.',
  },
  tote: {
    noun: common('shopper', { special: { canvas: 'canvasveske' } }),
    shelf: 'Shoppere',
    shelfText: 'Romslige shoppere og handlenett til mat, bøker og pc.',
  },
  backpack: { noun: common('ryggsekk'), shelf: 'Ryggsekker', shelfText: 'Ryggsekker til skole, jobb og helgeturer.' },
  belt: { noun: neuter('belte'), shelf: 'Belter', shelfText: 'Belter i skinn og semsket skinn med enkle spenner.' },
  scarf: { noun: neuter('skjerf'), shelf: 'Skjerf', shelfText: 'Myke skjerf som rekker både én og to ganger rundt.' },
  beanie: { noun: common('lue'), shelf: 'Luer', shelfText: 'Strikkede luer som holder ørene varme uten å klø.' },
  cap: { noun: common('caps'), shelf: 'Capser', shelfText: 'Capser til sol, vind og dager når håret er vrangt.' },
  gloves: {
    noun: plural('hansker', { special: { wool: 'ullvanter', merino: 'merinovanter' } }),
    shelf: 'Hansker og vanter',
    shelfText: 'Hansker og vanter i skinn og ull til kalde fingre.',
  },
  sunglasses: {
    noun: plural('solbriller', { plain: true }),
    shelf: 'Solbriller',
    shelfText: 'Solbriller med full UV-beskyttelse og tidløse innfatninger.',
  },
  socks: { noun: plural('sokker'), shelf: 'Sokker', shelfText: 'Sokker i bomull og ull til sko, støvler og sofa.' },
  watch: {
    noun: neuter('armbåndsur', { plain: true }),
    shelf: 'Klokker',
    shelfText: 'Klokker med rolige urskiver og remmer som kan byttes.',
  },
  wallet: {
    noun: common('lommebok'),
    shelf: 'Lommebøker',
    shelfText: 'Lommebøker og kortholdere i skinn som eldes vakkert.',
  },
};
