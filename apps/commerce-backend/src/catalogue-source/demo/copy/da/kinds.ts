import { common, neuter, plural } from '../grammar.ts';
import type { LanguageCopy } from '../language-copy.ts';

/** What each kind is called in Danish, and what its shelf says. */
export const kinds: LanguageCopy['kinds'] = {
  sneaker: {
    noun: plural('sneakers'),
    shelf: 'Sneakers',
    shelfText: 'Sneakers til hverdagens mange skridt, i læder, ruskind og kanvas.',
  },
  'running-shoe': {
    noun: plural('løbesko', { plain: true }),
    shelf: 'Løbesko',
    shelfText: 'Lette løbesko med god støddæmpning til asfalt og skovsti.',
  },
  boot: {
    noun: plural('støvler'),
    shelf: 'Støvler',
    shelfText: 'Støvler i solidt læder og ruskind, der holder til mange vintre.',
  },
  'chelsea-boot': {
    noun: plural('chelseastøvler', { plain: true }),
    shelf: 'Chelseastøvler',
    shelfText: 'Chelseastøvler med elastik i siden, nemme at hoppe i og altid rigtige.',
  },
  'ankle-boot': {
    noun: plural('støvletter'),
    shelf: 'Støvletter',
    shelfText: 'Støvletter med og uden hæl til kjoler, jeans og alt derimellem.',
  },
  loafer: {
    noun: plural('loafers'),
    shelf: 'Loafers',
    shelfText: 'Klassiske loafers, der gør hverdagen en anelse pænere.',
  },
  pump: { noun: plural('pumps'), shelf: 'Pumps', shelfText: 'Pumps med hæle, man kan gå og stå i en hel aften.' },
  sandal: {
    noun: plural('sandaler'),
    shelf: 'Sandaler',
    shelfText: 'Sandaler i læder og ruskind til sommerens varme dage.',
  },
  ballerina: {
    noun: plural('ballerinaer'),
    shelf: 'Ballerinaer',
    shelfText: 'Flade ballerinaer, der er lige så lette at have på som at have med.',
  },
  slipper: {
    noun: plural('hjemmesko', { special: { felt: 'filttøfler', wool: 'uldtøfler', suede: 'ruskindstøfler' } }),
    shelf: 'Hjemmesko',
    shelfText: 'Varme tøfler og hjemmesko til morgenkaffe og kolde gulve.',
  },
  wellington: {
    noun: plural('gummistøvler', { plain: true }),
    shelf: 'Gummistøvler',
    shelfText: 'Gummistøvler, der holder tæt i regn, pløre og mudder.',
  },
  'winter-boot': {
    noun: plural('vinterstøvler', { plain: true }),
    shelf: 'Vinterstøvler',
    shelfText: 'Forede vinterstøvler med såler, der står fast i sne og slud.',
  },
  't-shirt': {
    noun: common('T-shirt'),
    shelf: 'T-shirts og toppe',
    shelfText: 'T-shirts og toppe i bløde kvaliteter, der holder formen vask efter vask.',
  },
  shirt: {
    noun: common('skjorte'),
    shelf: 'Skjorter',
    shelfText: 'Skjorter i bomuld, hør og denim til både kontor og weekend.',
  },
  blouse: {
    noun: common('bluse'),
    shelf: 'Bluser',
    shelfText: 'Bluser med let fald, der klæder både jeans og nederdel.',
  },
  knit: {
    noun: common('sweater'),
    shelf: 'Striktrøjer',
    shelfText: 'Strik i uld, merino og bomuld, fra tynde lag til tykke favoritter.',
  },
  cardigan: {
    noun: common('cardigan'),
    shelf: 'Cardigans',
    shelfText: 'Cardigans til at knappe op, knappe ned og have ved hånden.',
  },
  hoodie: {
    noun: common('hættetrøje', { plain: true }),
    shelf: 'Hættetrøjer',
    shelfText: 'Bløde hættetrøjer til fridage, træning og sofaen.',
  },
  jacket: {
    noun: common('jakke'),
    shelf: 'Jakker',
    shelfText: 'Jakker til overgangstiden, fra denim til vindtæt skal.',
  },
  coat: { noun: common('frakke'), shelf: 'Frakker', shelfText: 'Frakker med godt fald, der kan bæres i årevis.' },
  overcoat: {
    noun: common('frakke'),
    shelf: 'Frakker',
    shelfText: 'Frakker med rene linjer til jakkesæt, jeans og alt imellem.',
  },
  puffer: {
    noun: common('dynejakke', { plain: true }),
    shelf: 'Dynejakker',
    shelfText: 'Lette, lune dynejakker til de koldeste dage.',
  },
  blazer: {
    noun: common('blazer'),
    shelf: 'Blazere',
    shelfText: 'Blazere i uld, hør og bomuld til møder, fester og almindelige tirsdage.',
  },
  dress: {
    noun: common('kjole'),
    shelf: 'Kjoler',
    shelfText: 'Kjoler til hverdag og højtid, i stoffer der føles godt hele dagen.',
  },
  skirt: {
    noun: common('nederdel'),
    shelf: 'Nederdele',
    shelfText: 'Nederdele med bevægelse i, til bare ben og tykke strømper.',
  },
  jeans: {
    noun: plural('jeans', { plain: true }),
    shelf: 'Jeans',
    shelfText: 'Jeans i god denim, der bliver bedre, jo mere de bliver brugt.',
  },
  trousers: {
    noun: plural('bukser'),
    shelf: 'Bukser',
    shelfText: 'Bukser med god pasform til arbejde, fest og frie dage.',
  },
  shorts: { noun: plural('shorts'), shelf: 'Shorts', shelfText: 'Shorts i bomuld, hør og denim til lange, lyse dage.' },
  leggings: {
    noun: plural('leggings'),
    shelf: 'Leggings',
    shelfText: 'Leggings, der sidder godt og følger med i alle bevægelser.',
  },
  jumpsuit: {
    noun: common('buksedragt'),
    shelf: 'Buksedragter',
    shelfText: 'Buksedragter: ét stykke tøj, og så er man klædt på.',
  },
  snowsuit: {
    noun: common('flyverdragt', { plain: true }),
    shelf: 'Flyverdragter',
    shelfText: 'Flyverdragter, der holder børn tørre og varme i sne og slud.',
  },
  bag: {
    noun: common('skuldertaske', { head: 'taske' }),
    shelf: 'Tasker',
    shelfText: 'Tasker i læder og ruskind med plads til dagens vigtigste.',
  },
  tote: {
    noun: common('shopper'),
    shelf: 'Shoppere',
    shelfText: 'Rummelige shoppere og muleposer til indkøb, bøger og bærbar.',
  },
  backpack: { noun: common('rygsæk'), shelf: 'Rygsække', shelfText: 'Rygsække til skole, arbejde og weekendture.' },
  belt: { noun: neuter('bælte'), shelf: 'Bælter', shelfText: 'Bælter i læder og ruskind med enkle spænder.' },
  scarf: {
    noun: neuter('tørklæde'),
    shelf: 'Tørklæder',
    shelfText: 'Bløde tørklæder, der kan vikles både én og to gange.',
  },
  beanie: { noun: common('hue'), shelf: 'Huer', shelfText: 'Strikkede huer, der holder ørerne varme uden at kradse.' },
  cap: {
    noun: common('kasket'),
    shelf: 'Kasketter',
    shelfText: 'Kasketter til sol, vind og dage, hvor håret driller.',
  },
  gloves: {
    noun: plural('handsker', { special: { wool: 'uldvanter', merino: 'merinovanter' } }),
    shelf: 'Handsker',
    shelfText: 'Handsker og vanter i læder og uld til kolde fingre.',
  },
  sunglasses: {
    noun: plural('solbriller', { plain: true }),
    shelf: 'Solbriller',
    shelfText: 'Solbriller med fuld UV-beskyttelse og tidløse stel.',
  },
  socks: {
    noun: plural('strømper'),
    shelf: 'Strømper',
    shelfText: 'Strømper i bomuld og uld til sko, støvler og sofa.',
  },
  watch: {
    noun: neuter('armbåndsur', { plain: true }),
    shelf: 'Ure',
    shelfText: 'Armbåndsure med rolige skiver og remme, der kan skiftes.',
  },
  wallet: {
    noun: common('pung'),
    shelf: 'Punge',
    shelfText: 'Punge og kortholdere i læder, der får patina med årene.',
  },
};
