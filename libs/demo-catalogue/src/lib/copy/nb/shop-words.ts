import type { LanguageCopy } from '../language-copy.ts';

/** The shop's own words in Norwegian: departments, facts, filters and brands. */
export const shopWords: Pick<
  LanguageCopy,
  'facts' | 'upper' | 'departments' | 'families' | 'labels' | 'seasons' | 'fits' | 'soles' | 'nations' | 'crafts'
> = {
  upper: 'Overdel',
  facts: {
    'everyday-shoes': ['Uttakbar innersåle', 'Såle i gummi, fôr i tekstil'],
    boots: ['Fôr i skinn, såle i gummi', 'Hælflikk som kan byttes'],
    'dress-shoes': ['Polstret innersåle i skinn', 'Normal i størrelsen'],
    sandals: ['Fotseng i kork og skinn', 'Justerbare remmer'],
    slippers: ['Sklisikker såle', 'Fôr i ull'],
    'weather-shoes': ['Tett i regn og slaps', 'Sklisikker såle, refleks på hælen'],
    tops: ['Forvasket, så den ikke krymper', 'Flate sømmer som ikke gnager'],
    knits: ['Ribbekant ved ermer og nederst', 'Flate sømmer som ikke gnager'],
    outerwear: ['Fôret, med innerlomme', 'To sidelommer og en innerlomme med glidelås'],
    dresses: ['Lommer i sidesømmen', 'Skjult glidelås'],
    bottoms: ['Myk linning', 'Holder fasongen etter vask'],
    bags: ['Innerlomme med glidelås', 'Forsterket bunn'],
    'leather-goods': ['Håndbehandlede kanter', 'Nikkelfrie metalldeler'],
    'warm-things': ['Holder varmen uten å ta plass', 'Gjennomprøvd i frost'],
    'finishing-touches': ['Pakket i resirkulert papp', 'Kan repareres'],
  },
  departments: {
    women: { name: 'Dame', categoryPrefix: 'dame', text: 'Sko, klær og vesker til kvinner, valgt for å bli brukt.' },
    men: {
      name: 'Herre',
      categoryPrefix: 'herre',
      text: 'Sko, klær og tilbehør til menn som heller vil ha lite og bra.',
    },
    children: {
      name: 'Barn',
      categoryPrefix: 'barn',
      text: 'Klær og sko til barn som skal ut og ha det gøy i all slags vær.',
    },
  },
  families: {
    shoes: { name: 'Sko', text: 'Fra sneakers til vinterstøvler: sko på gode lester.' },
    clothes: { name: 'Klær', text: 'Klær i ærlige materialer, lag på lag.' },
    accessories: { name: 'Tilbehør', text: 'Vesker, luer, sokker og det som gjør antrekket ferdig.' },
  },
  labels: {
    colour: 'Farge',
    material: 'Materiale',
    pattern: 'Mønster',
    season: 'Sesong',
    fit: 'Passform',
    sole: 'Såle og hæl',
  },
  seasons: { 'spring-summer': 'Vår og sommer', 'autumn-winter': 'Høst og vinter', 'all-year': 'Hele året' },
  fits: { slim: 'Smal', regular: 'Normal', relaxed: 'Ledig' },
  soles: {
    flat: 'Flat såle',
    'low-heel': 'Lav hæl',
    'mid-heel': 'Mellomhøy hæl',
    lug: 'Grov såle',
    cushioned: 'Støtdempende såle',
    soft: 'Myk såle',
  },
  nations: { da: 'dansk', sv: 'svensk', nb: 'norsk', fi: 'finsk' },
  crafts: {
    'leather-shoes':
      '{brand} er et {nation} skomerke som syr boots, loafers og sandaler i skinn på lester som er finslipt i flere tiår.',
    'everyday-shoes':
      '{brand} er {nation} og lager sko til hverdagen: enkle, myke og til en pris som er til å leve med.',
    running: '{brand} er et {nation} løpemerke som tester hver modell på kaier, på stier og i motvind.',
    'rain-and-winter': '{brand} er {nation} og lager støvler til ordentlig vær, tette i regn og varme i frost.',
    knitwear: '{brand} er et {nation} strikkeri som bruker ull fra gårder det kjenner ved navn.',
    tailoring: '{brand} er et {nation} merke med røtter i skredderfaget: rene snitt, gode stoffer og myke skuldre.',
    'natural-fibres': '{brand} er {nation} og arbeider bare med lin, bomull, silke og andre fibre som har vokst fram.',
    denim: '{brand} er et {nation} denimmerke som vasker med lite vann og reparerer det du har slitt.',
    'easy-wardrobe': '{brand} er {nation} og lager plaggene man alltid mangler, til en pris som er til å forstå.',
    outdoor: '{brand} er et {nation} friluftsmerke for folk som går ut også når det regner.',
    children: '{brand} er {nation} og lager barneklær som kan arves, lappes og lekes i.',
    bags: '{brand} er et {nation} veskemerke som syr i skinn og canvas og reparerer livet ut.',
    'small-things': '{brand} er {nation} og lager hansker, luer, belter og andre småting med stor omhu.',
    'eyewear-and-watches': '{brand} er et {nation} merke med solbriller og klokker som er tegnet for å vare.',
  },
};
