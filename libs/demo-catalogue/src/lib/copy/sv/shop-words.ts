import type { LanguageCopy } from '../language-copy.ts';

/** The shop's own words in Swedish: departments, facts, filters and brands. */
export const shopWords: Pick<
  LanguageCopy,
  'facts' | 'upper' | 'departments' | 'families' | 'labels' | 'seasons' | 'fits' | 'soles' | 'nations' | 'crafts'
> = {
  upper: 'Ovandel',
  facts: {
    'everyday-shoes': ['Uttagbar innersula', 'Sula i gummi, foder i textil'],
    boots: ['Foder i skinn, sula i gummi', 'Klacklapp som går att byta'],
    'dress-shoes': ['Vadderad innersula i skinn', 'Normal i storleken'],
    sandals: ['Fotbädd i kork och skinn', 'Justerbara remmar'],
    slippers: ['Halksäker sula', 'Foder i ull'],
    'weather-shoes': ['Tät i regn och slask', 'Halksäker sula, reflex på hälen'],
    tops: ['Förtvättad för att inte krympa', 'Platta sömmar som inte skaver'],
    knits: ['Muddar vid ärmslut och nederkant', 'Platta sömmar som inte skaver'],
    outerwear: ['Fodrad, med innerficka', 'Två sidfickor och en innerficka med dragkedja'],
    dresses: ['Fickor i sidsömmen', 'Dold dragkedja'],
    bottoms: ['Mjuk linning', 'Behåller formen efter tvätt'],
    bags: ['Innerfack med dragkedja', 'Förstärkt botten'],
    'leather-goods': ['Handbehandlade kanter', 'Nickelfria metalldelar'],
    'warm-things': ['Håller värmen utan att ta plats', 'Beprövad i minusgrader'],
    'finishing-touches': ['Förpackad i återvunnen kartong', 'Går att laga'],
  },
  departments: {
    women: { name: 'Dam', categoryPrefix: 'dam', text: 'Skor, kläder och väskor för kvinnor, valda för att användas.' },
    men: {
      name: 'Herr',
      categoryPrefix: 'herr',
      text: 'Skor, kläder och accessoarer för män som hellre vill ha lite och bra.',
    },
    children: {
      name: 'Barn',
      categoryPrefix: 'barn',
      text: 'Kläder och skor för barn som ska ut och ha roligt i alla väder.',
    },
  },
  families: {
    shoes: { name: 'Skor', text: 'Från sneakers till vinterkängor: skor på bra läster.' },
    clothes: { name: 'Kläder', text: 'Kläder i ärliga material, lager på lager.' },
    accessories: { name: 'Accessoarer', text: 'Väskor, mössor, strumpor och det som gör helheten klar.' },
  },
  labels: {
    colour: 'Färg',
    material: 'Material',
    pattern: 'Mönster',
    season: 'Säsong',
    fit: 'Passform',
    sole: 'Sula och klack',
  },
  seasons: { 'spring-summer': 'Vår och sommar', 'autumn-winter': 'Höst och vinter', 'all-year': 'Hela året' },
  fits: { slim: 'Smal', regular: 'Normal', relaxed: 'Ledig' },
  soles: {
    flat: 'Platt sula',
    'low-heel': 'Låg klack',
    'mid-heel': 'Mellanhög klack',
    lug: 'Grov sula',
    cushioned: 'Stötdämpande sula',
    soft: 'Mjuk sula',
  },
  nations: { da: 'danskt', sv: 'svenskt', nb: 'norskt', fi: 'finskt' },
  crafts: {
    'leather-shoes':
      '{brand} är ett {nation} skomärke som syr boots, loafers och sandaler i skinn på läster som har finslipats i årtionden.',
    'everyday-shoes':
      '{brand} är ett {nation} märke som gör skor för vardagen: enkla, mjuka och till ett rimligt pris.',
    running: '{brand} är ett {nation} löparmärke som testar varje modell på kajer, på stigar och i motvind.',
    'rain-and-winter':
      '{brand} är ett {nation} märke som gör stövlar och kängor för riktigt väder, täta i regn och varma i frost.',
    knitwear: '{brand} är ett {nation} stickeri som använder ull från gårdar det känner vid namn.',
    tailoring: '{brand} är ett {nation} märke med rötter i skrädderiet: rena snitt, bra tyger och mjuka axlar.',
    'natural-fibres':
      '{brand} är ett {nation} märke som bara arbetar med linne, bomull, siden och andra fibrer som har vuxit fram.',
    denim: '{brand} är ett {nation} denimmärke som tvättar med lite vatten och lagar det du har slitit.',
    'easy-wardrobe': '{brand} är ett {nation} märke som gör plaggen man alltid saknar, till ett pris man förstår.',
    outdoor: '{brand} är ett {nation} friluftsmärke för dem som går ut även när det regnar.',
    children: '{brand} är ett {nation} märke som gör barnkläder att ärva, lappa och leka i.',
    bags: '{brand} är ett {nation} väskmärke som syr i skinn och canvas och lagar livet ut.',
    'small-things':
      '{brand} är ett {nation} märke som gör handskar, mössor, bälten och andra små saker med stor omsorg.',
    'eyewear-and-watches': '{brand} är ett {nation} märke med solglasögon och klockor som är ritade för att stå sig.',
  },
};
