import { common, neuter, plural } from '../grammar.ts';
import type { LanguageCopy } from '../language-copy.ts';

/** The name of each kind in Danish, and the text of its category. */
export const kinds: LanguageCopy['kinds'] = {
  sneaker: {
    noun: plural('sneakers'),
    category: 'Sneakers',
    categoryText: 'Sneakers til hverdagens mange skridt, i læder, ruskind og kanvas.',
  },
  'running-shoe': {
    noun: plural('løbesko', { plain: true }),
    category: 'Løbesko',
    categoryText: 'Lette løbesko med god støddæmpning til asfalt og skovsti.',
  },
  boot: {
    noun: plural('støvler'),
    category: 'Støvler',
    categoryText: 'Støvler i solidt læder og ruskind, der holder til mange vintre.',
  },
  'chelsea-boot': {
    noun: plural('chelseastøvler', { plain: true }),
    category: 'Chelseastøvler',
    categoryText: 'Chelseastøvler med elastik i siden, nemme at hoppe i og altid rigtige.',
  },
  'ankle-boot': {
    noun: plural('støvletter'),
    category: 'Støvletter',
    categoryText: 'Støvletter med og uden hæl til kjoler, jeans og alt derimellem.',
  },
  loafer: {
    noun: plural('loafers'),
    category: 'Loafers',
    categoryText: 'Klassiske loafers, der gør hverdagen en anelse pænere.',
  },
  pump: { noun: plural('pumps'), category: 'Pumps', categoryText: 'Pumps med hæle, man kan gå og stå i en hel aften.' },
  sandal: {
    noun: plural('sandaler'),
    category: 'Sandaler',
    categoryText: 'Sandaler i læder og ruskind til sommerens varme dage.',
  },
  ballerina: {
    noun: plural('ballerinaer'),
    category: 'Ballerinaer',
    categoryText: 'Flade ballerinaer, der er lige så lette at have på som at have med.',
  },
  slipper: {
    noun: plural('hjemmesko', { special: { felt: 'filttøfler', wool: 'uldtøfler', suede: 'ruskindstøfler' } }),
    category: 'Hjemmesko',
    categoryText: 'Varme tøfler og hjemmesko til morgenkaffe og kolde gulve.',
  },
  wellington: {
    noun: plural('gummistøvler', { plain: true }),
    category: 'Gummistøvler',
    categoryText: 'Gummistøvler, der holder tæt i regn, pløre og mudder.',
  },
  'winter-boot': {
    noun: plural('vinterstøvler', { plain: true }),
    category: 'Vinterstøvler',
    categoryText: 'Forede vinterstøvler med såler, der står fast i sne og slud.',
  },
  't-shirt': {
    noun: common('T-shirt'),
    category: 'T-shirts og toppe',
    categoryText: 'T-shirts og toppe i bløde kvaliteter, der holder formen vask efter vask.',
  },
  shirt: {
    noun: common('skjorte'),
    category: 'Skjorter',
    categoryText: 'Skjorter i bomuld, hør og denim til både kontor og weekend.',
  },
  blouse: {
    noun: common('bluse'),
    category: 'Bluser',
    categoryText: 'Bluser med let fald, der klæder både jeans og nederdel.',
  },
  knit: {
    noun: common('sweater'),
    category: 'Striktrøjer',
    categoryText: 'Strik i uld, merino og bomuld, fra tynde lag til tykke favoritter.',
  },
  cardigan: {
    noun: common('cardigan'),
    category: 'Cardigans',
    categoryText: 'Cardigans til at knappe op, knappe ned og have ved hånden.',
  },
  hoodie: {
    noun: common('hættetrøje', { plain: true }),
    category: 'Hættetrøjer',
    categoryText: 'Bløde hættetrøjer til fridage, træning og sofaen.',
  },
  jacket: {
    noun: common('jakke'),
    category: 'Jakker',
    categoryText: 'Jakker til overgangstiden, fra denim til vindtæt skal.',
  },
  coat: { noun: common('frakke'), category: 'Frakker', categoryText: 'Frakker med godt fald, der kan bæres i årevis.' },
  overcoat: {
    noun: common('frakke'),
    category: 'Frakker',
    categoryText: 'Frakker med rene linjer til jakkesæt, jeans og alt imellem.',
  },
  puffer: {
    noun: common('dynejakke', { plain: true }),
    category: 'Dynejakker',
    categoryText: 'Lette, lune dynejakker til de koldeste dage.',
  },
  blazer: {
    noun: common('blazer'),
    category: 'Blazere',
    categoryText: 'Blazere i uld, hør og bomuld til møder, fester og almindelige tirsdage.',
  },
  dress: {
    noun: common('kjole'),
    category: 'Kjoler',
    categoryText: 'Kjoler til hverdag og højtid, i stoffer der føles godt hele dagen.',
  },
  skirt: {
    noun: common('nederdel'),
    category: 'Nederdele',
    categoryText: 'Nederdele med bevægelse i, til bare ben og tykke strømper.',
  },
  jeans: {
    noun: plural('jeans', { plain: true }),
    category: 'Jeans',
    categoryText: 'Jeans i god denim, der bliver bedre, jo mere de bliver brugt.',
  },
  trousers: {
    noun: plural('bukser'),
    category: 'Bukser',
    categoryText: 'Bukser med god pasform til arbejde, fest og frie dage.',
  },
  shorts: {
    noun: plural('shorts'),
    category: 'Shorts',
    categoryText: 'Shorts i bomuld, hør og denim til lange, lyse dage.',
  },
  leggings: {
    noun: plural('leggings'),
    category: 'Leggings',
    categoryText: 'Leggings, der sidder godt og følger med i alle bevægelser.',
  },
  jumpsuit: {
    noun: common('buksedragt'),
    category: 'Buksedragter',
    categoryText: 'Buksedragter: ét stykke tøj, og så er man klædt på.',
  },
  snowsuit: {
    noun: common('flyverdragt', { plain: true }),
    category: 'Flyverdragter',
    categoryText: 'Flyverdragter, der holder børn tørre og varme i sne og slud.',
  },
  bag: {
    noun: common('skuldertaske', { head: 'taske' }),
    category: 'Tasker',
    categoryText: 'Tasker i læder og ruskind med plads til dagens vigtigste.',
  },
  tote: {
    noun: common('shopper'),
    category: 'Shoppere',
    categoryText: 'Rummelige shoppere og muleposer til indkøb, bøger og bærbar.',
  },
  backpack: {
    noun: common('rygsæk'),
    category: 'Rygsække',
    categoryText: 'Rygsække til skole, arbejde og weekendture.',
  },
  belt: { noun: neuter('bælte'), category: 'Bælter', categoryText: 'Bælter i læder og ruskind med enkle spænder.' },
  scarf: {
    noun: neuter('tørklæde'),
    category: 'Tørklæder',
    categoryText: 'Bløde tørklæder, der kan vikles både én og to gange.',
  },
  beanie: {
    noun: common('hue'),
    category: 'Huer',
    categoryText: 'Strikkede huer, der holder ørerne varme uden at kradse.',
  },
  cap: {
    noun: common('kasket'),
    category: 'Kasketter',
    categoryText: 'Kasketter til sol, vind og dage, hvor håret driller.',
  },
  gloves: {
    noun: plural('handsker', { special: { wool: 'uldvanter', merino: 'merinovanter' } }),
    category: 'Handsker',
    categoryText: 'Handsker og vanter i læder og uld til kolde fingre.',
  },
  sunglasses: {
    noun: plural('solbriller', { plain: true }),
    category: 'Solbriller',
    categoryText: 'Solbriller med fuld UV-beskyttelse og tidløse stel.',
  },
  socks: {
    noun: plural('strømper'),
    category: 'Strømper',
    categoryText: 'Strømper i bomuld og uld til sko, støvler og sofa.',
  },
  watch: {
    noun: neuter('armbåndsur', { plain: true }),
    category: 'Ure',
    categoryText: 'Armbåndsure med rolige skiver og remme, der kan skiftes.',
  },
  wallet: {
    noun: common('pung'),
    category: 'Punge',
    categoryText: 'Punge og kortholdere i læder, der får patina med årene.',
  },
};
