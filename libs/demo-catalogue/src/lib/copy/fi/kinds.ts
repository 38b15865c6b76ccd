import { common, plural } from '../grammar.ts';
import type { LanguageCopy } from '../language-copy.ts';

/** The name of each kind in Finnish, and the text of its category. */
export const kinds: LanguageCopy['kinds'] = {
  sneaker: {
    noun: plural('tennarit'),
    category: 'Tennarit',
    categoryText: 'Tennarit arjen moniin askeliin: nahkaa, mokkaa ja kangasta.',
  },
  'running-shoe': {
    noun: plural('juoksukengät', { plain: true }),
    category: 'Juoksukengät',
    categoryText: 'Kevyet ja hyvin vaimennetut juoksukengät asfaltille ja metsäpolulle.',
  },
  boot: {
    noun: plural('varsikengät'),
    category: 'Varsikengät',
    categoryText: 'Varsikengät tukevasta nahasta ja mokasta, monen talven tarpeeseen.',
  },
  'chelsea-boot': {
    noun: plural('chelsea-nilkkurit', { plain: true }),
    category: 'Chelsea-nilkkurit',
    categoryText: 'Chelsea-nilkkurit, joiden joustavat sivut tekevät pukemisesta helppoa.',
  },
  'ankle-boot': {
    noun: plural('nilkkurit'),
    category: 'Nilkkurit',
    categoryText: 'Nilkkurit korolla ja ilman: mekon, farkkujen ja kaiken muun kanssa.',
  },
  loafer: {
    noun: plural('loaferit'),
    category: 'Loaferit',
    categoryText: 'Klassiset loaferit tekevät arjesta hieman juhlavampaa.',
  },
  pump: {
    noun: plural('avokkaat'),
    category: 'Avokkaat',
    categoryText: 'Avokkaat, joiden koroilla jaksaa kävellä ja seistä koko illan.',
  },
  sandal: {
    noun: plural('sandaalit'),
    category: 'Sandaalit',
    categoryText: 'Nahkaiset ja mokkaiset sandaalit kesän lämpimiin päiviin.',
  },
  ballerina: {
    noun: plural('ballerinat'),
    category: 'Ballerinat',
    categoryText: 'Matalat ballerinat, yhtä kevyet jalassa kuin laukussa.',
  },
  slipper: {
    noun: plural('tohvelit'),
    category: 'Tohvelit',
    categoryText: 'Lämpimät tohvelit aamukahville ja kylmille lattioille.',
  },
  wellington: {
    noun: plural('kumisaappaat', { plain: true }),
    category: 'Kumisaappaat',
    categoryText: 'Kumisaappaat, jotka pitävät veden, kuran ja loskan loitolla.',
  },
  'winter-boot': {
    noun: plural('talvikengät', { plain: true }),
    category: 'Talvikengät',
    categoryText: 'Vuoritetut talvikengät, joiden pohja pitää lumella ja loskassa.',
  },
  't-shirt': {
    noun: common('T-paita', { special: { merino: 'merinovillapaita', linen: 'pellavapaita' } }),
    category: 'T-paidat ja topit',
    categoryText: 'T-paidat ja topit pehmeistä materiaaleista, jotka pitävät muotonsa pesusta toiseen.',
  },
  shirt: {
    noun: common('kauluspaita', { head: 'paita' }),
    category: 'Kauluspaidat',
    categoryText: 'Kauluspaidat puuvillasta, pellavasta ja denimistä työpäivään ja viikonloppuun.',
  },
  blouse: {
    noun: common('pusero'),
    category: 'Puserot',
    categoryText: 'Kevyesti laskeutuvat puserot farkkujen ja hameen kanssa.',
  },
  knit: {
    noun: common('neule'),
    category: 'Neuleet',
    categoryText: 'Neuleet villasta, merinosta ja puuvillasta, ohuista kerroksista paksuihin suosikkeihin.',
  },
  cardigan: {
    noun: common('neuletakki', { special: { wool: 'villatakki', merino: 'merinovillatakki' } }),
    category: 'Neuletakit',
    categoryText: 'Neuletakit, jotka on helppo napittaa, avata ja pitää käden ulottuvilla.',
  },
  hoodie: {
    noun: common('huppari', { plain: true }),
    category: 'Hupparit',
    categoryText: 'Pehmeät hupparit vapaapäiviin, treeneihin ja sohvalle.',
  },
  jacket: {
    noun: common('takki', { special: { wool: 'villakangastakki' } }),
    category: 'Takit',
    categoryText: 'Välikausitakit denimistä tuulenpitävään kuoreen.',
  },
  coat: {
    noun: common('takki', { special: { wool: 'villakangastakki' } }),
    category: 'Päällystakit',
    categoryText: 'Kauniisti laskeutuvat päällystakit, joita käyttää vuodesta toiseen.',
  },
  overcoat: {
    noun: common('päällystakki', { special: { wool: 'villakangastakki', cotton: 'puuvillatakki' } }),
    category: 'Päällystakit',
    categoryText: 'Selkeälinjaiset päällystakit puvun, farkkujen ja kaiken muun kanssa.',
  },
  puffer: {
    noun: common('toppatakki', { plain: true }),
    category: 'Toppatakit',
    categoryText: 'Kevyet ja lämpimät toppatakit kylmimpiin päiviin.',
  },
  blazer: {
    noun: common('bleiseri'),
    category: 'Bleiserit',
    categoryText: 'Bleiserit villasta, pellavasta ja puuvillasta kokouksiin, juhliin ja tavallisiin tiistaihin.',
  },
  dress: {
    noun: common('mekko'),
    category: 'Mekot',
    categoryText: 'Mekot arkeen ja juhlaan, kankaista jotka tuntuvat hyvältä koko päivän.',
  },
  skirt: {
    noun: common('hame'),
    category: 'Hameet',
    categoryText: 'Liikkeessä eläviä hameita paljaille säärille ja paksuille sukkahousuille.',
  },
  jeans: {
    noun: plural('farkut', { plain: true }),
    category: 'Farkut',
    categoryText: 'Farkut hyvästä denimistä, joka paranee käytössä.',
  },
  trousers: {
    noun: plural('housut'),
    category: 'Housut',
    categoryText: 'Hyvin istuvat housut töihin, juhliin ja vapaapäiviin.',
  },
  shorts: {
    noun: plural('shortsit'),
    category: 'Shortsit',
    categoryText: 'Shortsit puuvillasta, pellavasta ja denimistä pitkiin, valoisiin päiviin.',
  },
  leggings: {
    noun: plural('leggingsit'),
    category: 'Leggingsit',
    categoryText: 'Hyvin istuvat leggingsit, jotka seuraavat jokaista liikettä.',
  },
  jumpsuit: {
    noun: common('haalari'),
    category: 'Haalarit',
    categoryText: 'Haalarit: yksi vaate, ja olet pukeutunut.',
  },
  snowsuit: {
    noun: common('toppahaalari', { plain: true }),
    category: 'Toppahaalarit',
    categoryText: 'Toppahaalarit pitävät lapset kuivina ja lämpiminä lumessa ja loskassa.',
  },
  bag: {
    noun: common('olkalaukku', { head: 'laukku' }),
    category: 'Laukut',
    categoryText: 'Laukut nahasta ja mokasta, tilaa päivän tärkeimmille.',
  },
  tote: {
    noun: common('kassi'),
    category: 'Kassit',
    categoryText: 'Tilavat kassit ostoksille, kirjoille ja kannettavalle.',
  },
  backpack: {
    noun: common('reppu'),
    category: 'Reput',
    categoryText: 'Reput kouluun, töihin ja viikonloppureissuille.',
  },
  belt: { noun: common('vyö'), category: 'Vyöt', categoryText: 'Vyöt nahasta ja mokasta, yksinkertaisella soljella.' },
  scarf: {
    noun: common('huivi'),
    category: 'Huivit',
    categoryText: 'Pehmeät huivit, jotka yltävät kerran tai kahdesti kaulan ympäri.',
  },
  beanie: { noun: common('pipo'), category: 'Pipot', categoryText: 'Neulotut pipot lämmittävät korvat kutittamatta.' },
  cap: {
    noun: common('lippis'),
    category: 'Lippikset',
    categoryText: 'Lippikset aurinkoon, tuuleen ja päiviin, jolloin tukka ei tottele.',
  },
  gloves: {
    noun: plural('käsineet', { special: { wool: 'villasormikkaat', merino: 'merinovillasormikkaat' } }),
    category: 'Käsineet',
    categoryText: 'Käsineet ja sormikkaat nahasta ja villasta kylmille sormille.',
  },
  sunglasses: {
    noun: plural('aurinkolasit', { plain: true }),
    category: 'Aurinkolasit',
    categoryText: 'Ajattomat aurinkolasit täydellä UV-suojalla.',
  },
  socks: {
    noun: plural('sukat'),
    category: 'Sukat',
    categoryText: 'Sukat puuvillasta ja villasta kenkiin, saappaisiin ja sohvalle.',
  },
  watch: {
    noun: common('rannekello', { plain: true }),
    category: 'Kellot',
    categoryText: 'Kellot, joissa on rauhallinen taulu ja vaihdettava ranneke.',
  },
  wallet: {
    noun: common('lompakko'),
    category: 'Lompakot',
    categoryText: 'Nahkalompakot ja korttikotelot, jotka kaunistuvat vuosien myötä.',
  },
};
