import { common, plural } from '../grammar.ts';
import type { LanguageCopy } from '../language-copy.ts';

/** What each kind is called in Finnish, and what its shelf says. */
export const kinds: LanguageCopy['kinds'] = {
  sneaker: {
    noun: plural('tennarit'),
    shelf: 'Tennarit',
    shelfText: 'Tennarit arjen moniin askeliin: nahkaa, mokkaa ja kangasta.',
  },
  'running-shoe': {
    noun: plural('juoksukengät', { plain: true }),
    shelf: 'Juoksukengät',
    shelfText: 'Kevyet ja hyvin vaimennetut juoksukengät asfaltille ja metsäpolulle.',
  },
  boot: {
    noun: plural('varsikengät'),
    shelf: 'Varsikengät',
    shelfText: 'Varsikengät tukevasta nahasta ja mokasta, monen talven tarpeeseen.',
  },
  'chelsea-boot': {
    noun: plural('chelsea-nilkkurit', { plain: true }),
    shelf: 'Chelsea-nilkkurit',
    shelfText: 'Chelsea-nilkkurit, joiden joustavat sivut tekevät pukemisesta helppoa.',
  },
  'ankle-boot': {
    noun: plural('nilkkurit'),
    shelf: 'Nilkkurit',
    shelfText: 'Nilkkurit korolla ja ilman: mekon, farkkujen ja kaiken muun kanssa.',
  },
  loafer: {
    noun: plural('loaferit'),
    shelf: 'Loaferit',
    shelfText: 'Klassiset loaferit tekevät arjesta hieman juhlavampaa.',
  },
  pump: {
    noun: plural('avokkaat'),
    shelf: 'Avokkaat',
    shelfText: 'Avokkaat, joiden koroilla jaksaa kävellä ja seistä koko illan.',
  },
  sandal: {
    noun: plural('sandaalit'),
    shelf: 'Sandaalit',
    shelfText: 'Nahkaiset ja mokkaiset sandaalit kesän lämpimiin päiviin.',
  },
  ballerina: {
    noun: plural('ballerinat'),
    shelf: 'Ballerinat',
    shelfText: 'Matalat ballerinat, yhtä kevyet jalassa kuin laukussa.',
  },
  slipper: {
    noun: plural('tohvelit'),
    shelf: 'Tohvelit',
    shelfText: 'Lämpimät tohvelit aamukahville ja kylmille lattioille.',
  },
  wellington: {
    noun: plural('kumisaappaat', { plain: true }),
    shelf: 'Kumisaappaat',
    shelfText: 'Kumisaappaat, jotka pitävät veden, kuran ja loskan loitolla.',
  },
  'winter-boot': {
    noun: plural('talvikengät', { plain: true }),
    shelf: 'Talvikengät',
    shelfText: 'Vuoritetut talvikengät, joiden pohja pitää lumella ja loskassa.',
  },
  't-shirt': {
    noun: common('T-paita', { special: { merino: 'merinovillapaita', linen: 'pellavapaita' } }),
    shelf: 'T-paidat ja topit',
    shelfText: 'T-paidat ja topit pehmeistä materiaaleista, jotka pitävät muotonsa pesusta toiseen.',
  },
  shirt: {
    noun: common('kauluspaita', { head: 'paita' }),
    shelf: 'Kauluspaidat',
    shelfText: 'Kauluspaidat puuvillasta, pellavasta ja denimistä työpäivään ja viikonloppuun.',
  },
  blouse: {
    noun: common('pusero'),
    shelf: 'Puserot',
    shelfText: 'Kevyesti laskeutuvat puserot farkkujen ja hameen kanssa.',
  },
  knit: {
    noun: common('neule'),
    shelf: 'Neuleet',
    shelfText: 'Neuleet villasta, merinosta ja puuvillasta, ohuista kerroksista paksuihin suosikkeihin.',
  },
  cardigan: {
    noun: common('neuletakki', { special: { wool: 'villatakki', merino: 'merinovillatakki' } }),
    shelf: 'Neuletakit',
    shelfText: 'Neuletakit, jotka on helppo napittaa, avata ja pitää käden ulottuvilla.',
  },
  hoodie: {
    noun: common('huppari', { plain: true }),
    shelf: 'Hupparit',
    shelfText: 'Pehmeät hupparit vapaapäiviin, treeneihin ja sohvalle.',
  },
  jacket: {
    noun: common('takki', { special: { wool: 'villakangastakki' } }),
    shelf: 'Takit',
    shelfText: 'Välikausitakit denimistä tuulenpitävään kuoreen.',
  },
  coat: {
    noun: common('takki', { special: { wool: 'villakangastakki' } }),
    shelf: 'Päällystakit',
    shelfText: 'Kauniisti laskeutuvat päällystakit, joita käyttää vuodesta toiseen.',
  },
  overcoat: {
    noun: common('päällystakki', { special: { wool: 'villakangastakki', cotton: 'puuvillatakki' } }),
    shelf: 'Päällystakit',
    shelfText: 'Selkeälinjaiset päällystakit puvun, farkkujen ja kaiken muun kanssa.',
  },
  puffer: {
    noun: common('toppatakki', { plain: true }),
    shelf: 'Toppatakit',
    shelfText: 'Kevyet ja lämpimät toppatakit kylmimpiin päiviin.',
  },
  blazer: {
    noun: common('bleiseri'),
    shelf: 'Bleiserit',
    shelfText: 'Bleiserit villasta, pellavasta ja puuvillasta kokouksiin, juhliin ja tavallisiin tiistaihin.',
  },
  dress: {
    noun: common('mekko'),
    shelf: 'Mekot',
    shelfText: 'Mekot arkeen ja juhlaan, kankaista jotka tuntuvat hyvältä koko päivän.',
  },
  skirt: {
    noun: common('hame'),
    shelf: 'Hameet',
    shelfText: 'Liikkeessä eläviä hameita paljaille säärille ja paksuille sukkahousuille.',
  },
  jeans: {
    noun: plural('farkut', { plain: true }),
    shelf: 'Farkut',
    shelfText: 'Farkut hyvästä denimistä, joka paranee käytössä.',
  },
  trousers: {
    noun: plural('housut'),
    shelf: 'Housut',
    shelfText: 'Hyvin istuvat housut töihin, juhliin ja vapaapäiviin.',
  },
  shorts: {
    noun: plural('shortsit'),
    shelf: 'Shortsit',
    shelfText: 'Shortsit puuvillasta, pellavasta ja denimistä pitkiin, valoisiin päiviin.',
  },
  leggings: {
    noun: plural('leggingsit'),
    shelf: 'Leggingsit',
    shelfText: 'Hyvin istuvat leggingsit, jotka seuraavat jokaista liikettä.',
  },
  jumpsuit: { noun: common('haalari'), shelf: 'Haalarit', shelfText: 'Haalarit: yksi vaate, ja olet pukeutunut.' },
  snowsuit: {
    noun: common('toppahaalari', { plain: true }),
    shelf: 'Toppahaalarit',
    shelfText: 'Toppahaalarit pitävät lapset kuivina ja lämpiminä lumessa ja loskassa.',
  },
  bag: {
    noun: common('olkalaukku', { head: 'laukku' }),
    shelf: 'Laukut',
    shelfText: 'Laukut nahasta ja mokasta, tilaa päivän tärkeimmille.',
  },
  tote: { noun: common('kassi'), shelf: 'Kassit', shelfText: 'Tilavat kassit ostoksille, kirjoille ja kannettavalle.' },
  backpack: { noun: common('reppu'), shelf: 'Reput', shelfText: 'Reput kouluun, töihin ja viikonloppureissuille.' },
  belt: { noun: common('vyö'), shelf: 'Vyöt', shelfText: 'Vyöt nahasta ja mokasta, yksinkertaisella soljella.' },
  scarf: {
    noun: common('huivi'),
    shelf: 'Huivit',
    shelfText: 'Pehmeät huivit, jotka yltävät kerran tai kahdesti kaulan ympäri.',
  },
  beanie: { noun: common('pipo'), shelf: 'Pipot', shelfText: 'Neulotut pipot lämmittävät korvat kutittamatta.' },
  cap: {
    noun: common('lippis'),
    shelf: 'Lippikset',
    shelfText: 'Lippikset aurinkoon, tuuleen ja päiviin, jolloin tukka ei tottele.',
  },
  gloves: {
    noun: plural('käsineet', { special: { wool: 'villasormikkaat', merino: 'merinovillasormikkaat' } }),
    shelf: 'Käsineet',
    shelfText: 'Käsineet ja sormikkaat nahasta ja villasta kylmille sormille.',
  },
  sunglasses: {
    noun: plural('aurinkolasit', { plain: true }),
    shelf: 'Aurinkolasit',
    shelfText: 'Ajattomat aurinkolasit täydellä UV-suojalla.',
  },
  socks: {
    noun: plural('sukat'),
    shelf: 'Sukat',
    shelfText: 'Sukat puuvillasta ja villasta kenkiin, saappaisiin ja sohvalle.',
  },
  watch: {
    noun: common('rannekello', { plain: true }),
    shelf: 'Kellot',
    shelfText: 'Kellot, joissa on rauhallinen taulu ja vaihdettava ranneke.',
  },
  wallet: {
    noun: common('lompakko'),
    shelf: 'Lompakot',
    shelfText: 'Nahkalompakot ja korttikotelot, jotka kaunistuvat vuosien myötä.',
  },
};
