import type { LanguageCopy } from '../language-copy.ts';

/** The shop's own words in Finnish: departments, facts, filters and brands. */
export const shopWords: Pick<
  LanguageCopy,
  'facts' | 'upper' | 'departments' | 'families' | 'labels' | 'seasons' | 'fits' | 'soles' | 'nations' | 'crafts'
> = {
  upper: 'Päällinen',
  facts: {
    'everyday-shoes': ['Irrotettava sisäpohja', 'Kumipohja, tekstiilivuori'],
    boots: ['Nahkavuori, kumipohja', 'Vaihdettava korkolappu'],
    'dress-shoes': ['Pehmustettu nahkainen sisäpohja', 'Normaali mitoitus'],
    sandals: ['Jalkapohja korkkia ja nahkaa', 'Säädettävät remmit'],
    slippers: ['Pitävä pohja', 'Villavuori'],
    'weather-shoes': ['Pitää sateen ja loskan', 'Pitävä pohja, heijastin kantapäässä'],
    tops: ['Esipesty, ei kutistu', 'Litteät saumat, jotka eivät hankaa'],
    knits: ['Resorit hihansuissa ja helmassa', 'Litteät saumat, jotka eivät hankaa'],
    outerwear: ['Vuorattu, sisätasku', 'Kaksi sivutaskua ja vetoketjullinen sisätasku'],
    dresses: ['Taskut sivusaumoissa', 'Piilovetoketju'],
    bottoms: ['Pehmeä vyötärö', 'Säilyttää muotonsa pesussa'],
    bags: ['Vetoketjullinen sisätasku', 'Vahvistettu pohja'],
    'leather-goods': ['Käsin viimeistellyt reunat', 'Nikkelittömät metalliosat'],
    'warm-things': ['Lämmittää viemättä tilaa', 'Testattu pakkasessa'],
    'finishing-touches': ['Pakattu kierrätyskartonkiin', 'Voidaan korjata'],
  },
  departments: {
    women: {
      name: 'Naiset',
      categoryPrefix: 'naisten',
      text: 'Naisten kengät, vaatteet ja laukut, jotka on valittu käytettäviksi.',
    },
    men: {
      name: 'Miehet',
      categoryPrefix: 'miesten',
      text: 'Miesten kengät, vaatteet ja asusteet niille, jotka haluavat mieluummin vähän ja hyvää.',
    },
    children: {
      name: 'Lapset',
      categoryPrefix: 'lasten',
      text: 'Vaatteet ja kengät lapsille, jotka lähtevät ulos säällä kuin säällä.',
    },
  },
  families: {
    shoes: { name: 'Kengät', text: 'Tennareista talvikenkiin: kenkiä hyvillä lesteillä.' },
    clothes: { name: 'Vaatteet', text: 'Vaatteita rehellisistä materiaaleista, kerros kerrokselta.' },
    accessories: { name: 'Asusteet', text: 'Laukut, pipot, sukat ja kaikki muu, mikä viimeistelee asun.' },
  },
  labels: {
    colour: 'Väri',
    material: 'Materiaali',
    pattern: 'Kuosi',
    season: 'Sesonki',
    fit: 'Istuvuus',
    sole: 'Pohja ja korko',
  },
  seasons: { 'spring-summer': 'Kevät ja kesä', 'autumn-winter': 'Syksy ja talvi', 'all-year': 'Ympäri vuoden' },
  fits: { slim: 'Kapea', regular: 'Normaali', relaxed: 'Väljä' },
  soles: {
    flat: 'Matala pohja',
    'low-heel': 'Matala korko',
    'mid-heel': 'Keskikorkea korko',
    lug: 'Karkea pohja',
    cushioned: 'Vaimentava pohja',
    soft: 'Pehmeä pohja',
  },
  nations: { da: 'tanskalainen', sv: 'ruotsalainen', nb: 'norjalainen', fi: 'suomalainen' },
  crafts: {
    'leather-shoes':
      '{brand} on {nation} kenkämerkki, joka ompelee nahkaiset varsikengät, loaferit ja sandaalit vuosikymmeniä hiotuilla lesteillä.',
    'everyday-shoes':
      '{brand} on {nation} merkki, joka tekee arjen kenkiä: yksinkertaisia, pehmeitä ja kohtuuhintaisia.',
    running: '{brand} on {nation} juoksumerkki, joka testaa jokaisen mallin rantakaduilla, poluilla ja vastatuulessa.',
    'rain-and-winter':
      '{brand} on {nation} merkki, joka tekee kenkiä oikeisiin säihin: pitäviä sateella ja lämpimiä pakkasella.',
    knitwear: '{brand} on {nation} neulomo, joka käyttää nimeltä tuntemiensa tilojen villaa.',
    tailoring:
      '{brand} on {nation} merkki, jonka juuret ovat räätälin työssä: selkeitä leikkauksia, hyviä kankaita ja pehmeitä olkalinjoja.',
    'natural-fibres':
      '{brand} on {nation} merkki, joka käyttää vain pellavaa, puuvillaa, silkkiä ja muita luonnossa kasvaneita kuituja.',
    denim: '{brand} on {nation} denimmerkki, joka pesee vähällä vedellä ja korjaa sen, minkä olet kuluttanut.',
    'easy-wardrobe':
      '{brand} on {nation} merkki, joka tekee ne vaatteet, jotka aina puuttuvat, ymmärrettävään hintaan.',
    outdoor: '{brand} on {nation} ulkoilumerkki niille, jotka lähtevät ulos myös sateella.',
    children: '{brand} on {nation} merkki, jonka lastenvaatteet on tehty leikittäviksi, paikattaviksi ja perittäviksi.',
    bags: '{brand} on {nation} laukkumerkki, joka ompelee nahkaa ja kangasta ja korjaa laukkunsa koko niiden eliniän.',
    'small-things':
      '{brand} on {nation} merkki, joka tekee käsineitä, pipoja, vöitä ja muita pieniä asioita suurella huolella.',
    'eyewear-and-watches': '{brand} on {nation} merkki, jonka aurinkolasit ja kellot on piirretty kestämään aikaa.',
  },
};
