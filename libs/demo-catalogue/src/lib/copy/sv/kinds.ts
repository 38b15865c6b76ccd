import { common, neuter, plural } from '../grammar.ts';
import type { LanguageCopy } from '../language-copy.ts';

/** The name of each kind in Swedish, and the text of its category. */
export const kinds: LanguageCopy['kinds'] = {
  sneaker: {
    noun: plural('sneakers'),
    category: 'Sneakers',
    categoryText: 'Sneakers för vardagens alla steg, i skinn, mocka och canvas.',
  },
  'running-shoe': {
    noun: plural('löparskor', { plain: true }),
    category: 'Löparskor',
    categoryText: 'Lätta löparskor med bra dämpning för asfalt och skogsstig.',
  },
  boot: {
    noun: plural('boots'),
    category: 'Boots',
    categoryText: 'Boots i rejält skinn och mocka som håller i många vintrar.',
  },
  'chelsea-boot': {
    noun: plural('chelseaboots', { plain: true }),
    category: 'Chelseaboots',
    categoryText: 'Chelseaboots med resår i sidan, lätta att kliva i och alltid rätt.',
  },
  'ankle-boot': {
    noun: plural('stövletter'),
    category: 'Stövletter',
    categoryText: 'Stövletter med och utan klack till klänning, jeans och allt däremellan.',
  },
  loafer: {
    noun: plural('loafers'),
    category: 'Loafers',
    categoryText: 'Klassiska loafers som gör vardagen en aning finare.',
  },
  pump: {
    noun: plural('pumps'),
    category: 'Pumps',
    categoryText: 'Pumps med klackar som går att både gå och stå i en hel kväll.',
  },
  sandal: {
    noun: plural('sandaler'),
    category: 'Sandaler',
    categoryText: 'Sandaler i skinn och mocka för sommarens varma dagar.',
  },
  ballerina: {
    noun: plural('ballerinaskor', { special: { leather: 'skinnballerinor', suede: 'mockaballerinor' } }),
    category: 'Ballerinaskor',
    categoryText: 'Platta ballerinaskor, lika lätta att ha på sig som att ha med sig.',
  },
  slipper: {
    noun: plural('tofflor'),
    category: 'Tofflor',
    categoryText: 'Varma tofflor för morgonkaffe och kalla golv.',
  },
  wellington: {
    noun: plural('gummistövlar', { plain: true }),
    category: 'Gummistövlar',
    categoryText: 'Gummistövlar som håller tätt i regn, slask och lera.',
  },
  'winter-boot': {
    noun: plural('vinterkängor', { plain: true }),
    category: 'Vinterkängor',
    categoryText: 'Fodrade vinterkängor med sulor som greppar i snö och modd.',
  },
  't-shirt': {
    noun: common('T-shirt'),
    category: 'T-shirtar och toppar',
    categoryText: 'T-shirtar och toppar i mjuka kvaliteter som håller formen tvätt efter tvätt.',
  },
  shirt: {
    noun: common('skjorta', { special: { denim: 'jeansskjorta' } }),
    category: 'Skjortor',
    categoryText: 'Skjortor i bomull, linne och denim för både kontor och helg.',
  },
  blouse: {
    noun: common('blus'),
    category: 'Blusar',
    categoryText: 'Blusar med lätt fall som passar både till jeans och kjol.',
  },
  knit: {
    noun: common('tröja', { special: { cotton: 'bomullströja' } }),
    category: 'Stickade tröjor',
    categoryText: 'Stickat i ull, merino och bomull, från tunna lager till tjocka favoriter.',
  },
  cardigan: {
    noun: common('kofta'),
    category: 'Koftor',
    categoryText: 'Koftor att knäppa upp, knäppa igen och ha nära till hands.',
  },
  hoodie: {
    noun: common('huvtröja', { plain: true }),
    category: 'Huvtröjor',
    categoryText: 'Mjuka huvtröjor för lediga dagar, träning och soffan.',
  },
  jacket: {
    noun: common('jacka', { special: { denim: 'jeansjacka' } }),
    category: 'Jackor',
    categoryText: 'Jackor för mellansäsongen, från denim till vindtätt skal.',
  },
  coat: {
    noun: common('kappa'),
    category: 'Kappor',
    categoryText: 'Kappor med fint fall som går att bära i många år.',
  },
  overcoat: {
    noun: common('rock'),
    category: 'Rockar',
    categoryText: 'Rockar med rena linjer till kostym, jeans och allt däremellan.',
  },
  puffer: {
    noun: common('täckjacka', { plain: true }),
    category: 'Täckjackor',
    categoryText: 'Lätta, varma täckjackor för de kallaste dagarna.',
  },
  blazer: {
    noun: common('blazer', { special: { wool: 'ullblazer' } }),
    category: 'Blazrar',
    categoryText: 'Blazrar i ull, linne och bomull för möten, fester och vanliga tisdagar.',
  },
  dress: {
    noun: common('klänning'),
    category: 'Klänningar',
    categoryText: 'Klänningar för vardag och fest, i tyger som känns bra hela dagen.',
  },
  skirt: {
    noun: common('kjol', { special: { denim: 'jeanskjol' } }),
    category: 'Kjolar',
    categoryText: 'Kjolar med rörelse i, till bara ben och tjocka strumpbyxor.',
  },
  jeans: {
    noun: plural('jeans', { plain: true }),
    category: 'Jeans',
    categoryText: 'Jeans i bra denim som blir bättre ju mer de används.',
  },
  trousers: {
    noun: plural('byxor'),
    category: 'Byxor',
    categoryText: 'Byxor med bra passform för jobb, fest och lediga dagar.',
  },
  shorts: {
    noun: plural('shorts', { special: { denim: 'jeansshorts' } }),
    category: 'Shorts',
    categoryText: 'Shorts i bomull, linne och denim för långa, ljusa dagar.',
  },
  leggings: {
    noun: plural('leggings'),
    category: 'Leggings',
    categoryText: 'Leggings som sitter bra och följer med i varje rörelse.',
  },
  jumpsuit: {
    noun: common('byxdress', { special: { denim: 'denimbyxdress' } }),
    category: 'Byxdressar',
    categoryText: 'Byxdressar: ett enda plagg, och så är du klädd.',
  },
  snowsuit: {
    noun: common('vinteroverall', { plain: true }),
    category: 'Overaller',
    categoryText: 'Overaller som håller barnen torra och varma i snö och slask.',
  },
  bag: {
    noun: common('axelväska', { head: 'väska' }),
    category: 'Väskor',
    categoryText: 'Väskor i skinn och mocka med plats för dagens viktigaste.',
  },
  tote: {
    noun: common('shopper', { special: { canvas: 'tygväska' } }),
    category: 'Shoppers',
    categoryText: 'Rymliga shoppers och tygväskor för matvaror, böcker och laptop.',
  },
  backpack: {
    noun: common('ryggsäck'),
    category: 'Ryggsäckar',
    categoryText: 'Ryggsäckar för skola, jobb och helgturer.',
  },
  belt: {
    noun: neuter('bälte', { special: { leather: 'skinnbälte' } }),
    category: 'Bälten',
    categoryText: 'Bälten i skinn och mocka med enkla spännen.',
  },
  scarf: {
    noun: common('halsduk'),
    category: 'Halsdukar',
    categoryText: 'Mjuka halsdukar som räcker både ett och två varv.',
  },
  beanie: {
    noun: common('mössa'),
    category: 'Mössor',
    categoryText: 'Stickade mössor som värmer öronen utan att sticka.',
  },
  cap: { noun: common('keps'), category: 'Kepsar', categoryText: 'Kepsar för sol, vind och dagar när håret trilskas.' },
  gloves: {
    noun: plural('handskar', { special: { wool: 'ullvantar', merino: 'merinovantar' } }),
    category: 'Handskar och vantar',
    categoryText: 'Handskar och vantar i skinn och ull för frusna fingrar.',
  },
  sunglasses: {
    noun: plural('solglasögon', { plain: true }),
    category: 'Solglasögon',
    categoryText: 'Solglasögon med fullt UV-skydd och tidlösa bågar.',
  },
  socks: {
    noun: plural('strumpor'),
    category: 'Strumpor',
    categoryText: 'Strumpor i bomull och ull för skor, stövlar och soffa.',
  },
  watch: {
    noun: neuter('armbandsur', { plain: true }),
    category: 'Klockor',
    categoryText: 'Klockor med lugna urtavlor och armband som går att byta.',
  },
  wallet: {
    noun: common('plånbok'),
    category: 'Plånböcker',
    categoryText: 'Plånböcker och korthållare i skinn som åldras vackert.',
  },
};
