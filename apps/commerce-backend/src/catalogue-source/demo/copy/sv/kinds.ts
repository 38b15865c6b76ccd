import { common, neuter, plural } from '../grammar.ts';
import type { LanguageCopy } from '../language-copy.ts';

/** What each kind is called in Swedish, and what its shelf says. */
export const kinds: LanguageCopy['kinds'] = {
  sneaker: {
    noun: plural('sneakers'),
    shelf: 'Sneakers',
    shelfText: 'Sneakers för vardagens alla steg, i skinn, mocka och canvas.',
  },
  'running-shoe': {
    noun: plural('löparskor', { plain: true }),
    shelf: 'Löparskor',
    shelfText: 'Lätta löparskor med bra dämpning för asfalt och skogsstig.',
  },
  boot: {
    noun: plural('boots'),
    shelf: 'Boots',
    shelfText: 'Boots i rejält skinn och mocka som håller i många vintrar.',
  },
  'chelsea-boot': {
    noun: plural('chelseaboots', { plain: true }),
    shelf: 'Chelseaboots',
    shelfText: 'Chelseaboots med resår i sidan, lätta att kliva i och alltid rätt.',
  },
  'ankle-boot': {
    noun: plural('stövletter'),
    shelf: 'Stövletter',
    shelfText: 'Stövletter med och utan klack till klänning, jeans och allt däremellan.',
  },
  loafer: {
    noun: plural('loafers'),
    shelf: 'Loafers',
    shelfText: 'Klassiska loafers som gör vardagen en aning finare.',
  },
  pump: {
    noun: plural('pumps'),
    shelf: 'Pumps',
    shelfText: 'Pumps med klackar som går att både gå och stå i en hel kväll.',
  },
  sandal: {
    noun: plural('sandaler'),
    shelf: 'Sandaler',
    shelfText: 'Sandaler i skinn och mocka för sommarens varma dagar.',
  },
  ballerina: {
    noun: plural('ballerinaskor', { special: { leather: 'skinnballerinor', suede: 'mockaballerinor' } }),
    shelf: 'Ballerinaskor',
    shelfText: 'Platta ballerinaskor, lika lätta att ha på sig som att ha med sig.',
  },
  slipper: { noun: plural('tofflor'), shelf: 'Tofflor', shelfText: 'Varma tofflor för morgonkaffe och kalla golv.' },
  wellington: {
    noun: plural('gummistövlar', { plain: true }),
    shelf: 'Gummistövlar',
    shelfText: 'Gummistövlar som håller tätt i regn, slask och lera.',
  },
  'winter-boot': {
    noun: plural('vinterkängor', { plain: true }),
    shelf: 'Vinterkängor',
    shelfText: 'Fodrade vinterkängor med sulor som greppar i snö och modd.',
  },
  't-shirt': {
    noun: common('T-shirt'),
    shelf: 'T-shirtar och toppar',
    shelfText: 'T-shirtar och toppar i mjuka kvaliteter som håller formen tvätt efter tvätt.',
  },
  shirt: {
    noun: common('skjorta', { special: { denim: 'jeansskjorta' } }),
    shelf: 'Skjortor',
    shelfText: 'Skjortor i bomull, linne och denim för både kontor och helg.',
  },
  blouse: {
    noun: common('blus'),
    shelf: 'Blusar',
    shelfText: 'Blusar med lätt fall som passar både till jeans och kjol.',
  },
  knit: {
    noun: common('tröja', { special: { cotton: 'bomullströja' } }),
    shelf: 'Stickade tröjor',
    shelfText: 'Stickat i ull, merino och bomull, från tunna lager till tjocka favoriter.',
  },
  cardigan: {
    noun: common('kofta'),
    shelf: 'Koftor',
    shelfText: 'Koftor att knäppa upp, knäppa igen och ha nära till hands.',
  },
  hoodie: {
    noun: common('huvtröja', { plain: true }),
    shelf: 'Huvtröjor',
    shelfText: 'Mjuka huvtröjor för lediga dagar, träning och soffan.',
  },
  jacket: {
    noun: common('jacka', { special: { denim: 'jeansjacka' } }),
    shelf: 'Jackor',
    shelfText: 'Jackor för mellansäsongen, från denim till vindtätt skal.',
  },
  coat: { noun: common('kappa'), shelf: 'Kappor', shelfText: 'Kappor med fint fall som går att bära i många år.' },
  overcoat: {
    noun: common('rock'),
    shelf: 'Rockar',
    shelfText: 'Rockar med rena linjer till kostym, jeans och allt däremellan.',
  },
  puffer: {
    noun: common('täckjacka', { plain: true }),
    shelf: 'Täckjackor',
    shelfText: 'Lätta, varma täckjackor för de kallaste dagarna.',
  },
  blazer: {
    noun: common('blazer', { special: { wool: 'ullblazer' } }),
    shelf: 'Blazrar',
    shelfText: 'Blazrar i ull, linne och bomull för möten, fester och vanliga tisdagar.',
  },
  dress: {
    noun: common('klänning'),
    shelf: 'Klänningar',
    shelfText: 'Klänningar för vardag och fest, i tyger som känns bra hela dagen.',
  },
  skirt: {
    noun: common('kjol', { special: { denim: 'jeanskjol' } }),
    shelf: 'Kjolar',
    shelfText: 'Kjolar med rörelse i, till bara ben och tjocka strumpbyxor.',
  },
  jeans: {
    noun: plural('jeans', { plain: true }),
    shelf: 'Jeans',
    shelfText: 'Jeans i bra denim som blir bättre ju mer de används.',
  },
  trousers: {
    noun: plural('byxor'),
    shelf: 'Byxor',
    shelfText: 'Byxor med bra passform för jobb, fest och lediga dagar.',
  },
  shorts: {
    noun: plural('shorts', { special: { denim: 'jeansshorts' } }),
    shelf: 'Shorts',
    shelfText: 'Shorts i bomull, linne och denim för långa, ljusa dagar.',
  },
  leggings: {
    noun: plural('leggings'),
    shelf: 'Leggings',
    shelfText: 'Leggings som sitter bra och följer med i varje rörelse.',
  },
  jumpsuit: {
    noun: common('byxdress', { special: { denim: 'denimbyxdress' } }),
    shelf: 'Byxdressar',
    shelfText: 'Byxdressar: ett enda plagg, och så är du klädd.',
  },
  snowsuit: {
    noun: common('vinteroverall', { plain: true }),
    shelf: 'Overaller',
    shelfText: 'Overaller som håller barnen torra och varma i snö och slask.',
  },
  bag: {
    noun: common('axelväska', { head: 'väska' }),
    shelf: 'Väskor',
    shelfText: 'Väskor i skinn och mocka med plats för dagens viktigaste.',
  },
  tote: {
    noun: common('shopper', { special: { canvas: 'tygväska' } }),
    shelf: 'Shoppers',
    shelfText: 'Rymliga shoppers och tygväskor för matvaror, böcker och laptop.',
  },
  backpack: { noun: common('ryggsäck'), shelf: 'Ryggsäckar', shelfText: 'Ryggsäckar för skola, jobb och helgturer.' },
  belt: {
    noun: neuter('bälte', { special: { leather: 'skinnbälte' } }),
    shelf: 'Bälten',
    shelfText: 'Bälten i skinn och mocka med enkla spännen.',
  },
  scarf: {
    noun: common('halsduk'),
    shelf: 'Halsdukar',
    shelfText: 'Mjuka halsdukar som räcker både ett och två varv.',
  },
  beanie: { noun: common('mössa'), shelf: 'Mössor', shelfText: 'Stickade mössor som värmer öronen utan att sticka.' },
  cap: { noun: common('keps'), shelf: 'Kepsar', shelfText: 'Kepsar för sol, vind och dagar när håret trilskas.' },
  gloves: {
    noun: plural('handskar', { special: { wool: 'ullvantar', merino: 'merinovantar' } }),
    shelf: 'Handskar och vantar',
    shelfText: 'Handskar och vantar i skinn och ull för frusna fingrar.',
  },
  sunglasses: {
    noun: plural('solglasögon', { plain: true }),
    shelf: 'Solglasögon',
    shelfText: 'Solglasögon med fullt UV-skydd och tidlösa bågar.',
  },
  socks: {
    noun: plural('strumpor'),
    shelf: 'Strumpor',
    shelfText: 'Strumpor i bomull och ull för skor, stövlar och soffa.',
  },
  watch: {
    noun: neuter('armbandsur', { plain: true }),
    shelf: 'Klockor',
    shelfText: 'Klockor med lugna urtavlor och armband som går att byta.',
  },
  wallet: {
    noun: common('plånbok'),
    shelf: 'Plånböcker',
    shelfText: 'Plånböcker och korthållare i skinn som åldras vackert.',
  },
};
