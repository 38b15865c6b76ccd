import type { LanguageCopy } from '../language-copy.ts';

/** The shop's own words in Danish: departments, facts, filters and brands. */
export const shopWords: Pick<
  LanguageCopy,
  'facts' | 'upper' | 'departments' | 'families' | 'labels' | 'seasons' | 'fits' | 'soles' | 'nations' | 'crafts'
> = {
  upper: 'Overdel',
  facts: {
    'everyday-shoes': ['Udtagelig indersål', 'Sål i gummi, for i tekstil'],
    boots: ['For i læder, sål i gummi', 'Udskiftelig hælflik'],
    'dress-shoes': ['Polstret indersål i læder', 'Normal i størrelsen'],
    sandals: ['Fodseng i kork og læder', 'Justerbare remme'],
    slippers: ['Skridsikker sål', 'For i uld'],
    'weather-shoes': ['Tæt i regn og sjap', 'Skridsikker sål, refleks i hælen'],
    tops: ['Forvasket, så den ikke krymper', 'Flade syninger, der ikke gnaver'],
    knits: ['Ribkant ved ærmer og bund', 'Flade syninger, der ikke gnaver'],
    outerwear: ['Foret, med inderlomme', 'To sidelommer og en inderlomme med lynlås'],
    dresses: ['Lommer i sidesømmen', 'Skjult lynlås'],
    bottoms: ['Blød linning', 'Holder formen efter vask'],
    bags: ['Inderlomme med lynlås', 'Forstærket bund'],
    'leather-goods': ['Håndbehandlede kanter', 'Nikkelfrie metaldele'],
    'warm-things': ['Holder varmen uden at fylde', 'Gennemprøvet i frost'],
    'finishing-touches': ['Pakket i genbrugspap', 'Kan repareres'],
  },
  departments: {
    women: { name: 'Dame', categoryPrefix: 'dame', text: 'Sko, tøj og tasker til kvinder, valgt for at blive brugt.' },
    men: {
      name: 'Herre',
      categoryPrefix: 'herre',
      text: 'Sko, tøj og tilbehør til mænd, der hellere vil have lidt og godt.',
    },
    children: {
      name: 'Børn',
      categoryPrefix: 'boerne',
      text: 'Tøj og sko til børn, der skal ud og have det sjovt i al slags vejr.',
    },
  },
  families: {
    shoes: { name: 'Sko', text: 'Fra sneakers til vinterstøvler: sko på gode læster.' },
    clothes: { name: 'Tøj', text: 'Tøj i ærlige materialer til lag på lag.' },
    accessories: { name: 'Tilbehør', text: 'Tasker, huer, strømper og det, der gør sættet færdigt.' },
  },
  labels: {
    colour: 'Farve',
    material: 'Materiale',
    pattern: 'Mønster',
    season: 'Sæson',
    fit: 'Pasform',
    sole: 'Sål og hæl',
  },
  seasons: { 'spring-summer': 'Forår og sommer', 'autumn-winter': 'Efterår og vinter', 'all-year': 'Hele året' },
  fits: { slim: 'Smal', regular: 'Normal', relaxed: 'Løs' },
  soles: {
    flat: 'Flad sål',
    'low-heel': 'Lav hæl',
    'mid-heel': 'Mellemhøj hæl',
    lug: 'Kraftig sål',
    cushioned: 'Støddæmpende sål',
    soft: 'Blød sål',
  },
  nations: { da: 'dansk', sv: 'svensk', nb: 'norsk', fi: 'finsk' },
  crafts: {
    'leather-shoes':
      '{brand} er et {nation} skomærke, der syr støvler, loafers og sandaler i læder på læster, som er blevet finpudset i årtier.',
    'everyday-shoes': '{brand} er {nation} og laver sko til hverdagen: enkle, bløde og til at betale.',
    running: '{brand} er et {nation} løbemærke, der tester hver model på kajer, stier og i modvind.',
    'rain-and-winter': '{brand} er {nation} og laver støvler til rigtigt vejr, tætte i regn og varme i frost.',
    knitwear: '{brand} er et {nation} strikkeri, der bruger uld fra gårde, det kender ved navn.',
    tailoring: '{brand} er et {nation} mærke med rødder i skrædderiet: rene snit, gode stoffer og bløde skuldre.',
    'natural-fibres': '{brand} er {nation} og arbejder kun med hør, bomuld, silke og andre fibre, der er vokset frem.',
    denim: '{brand} er et {nation} denimmærke, der vasker med lidt vand og reparerer det, man har slidt.',
    'easy-wardrobe':
      '{brand} er {nation} og laver de stykker tøj, man altid mangler, til en pris, der er til at forstå.',
    outdoor: '{brand} er et {nation} friluftsmærke til folk, der går ud, også når det regner.',
    children: '{brand} er {nation} og laver børnetøj, der kan arves, lappes og leges i.',
    bags: '{brand} er et {nation} taskemærke, der syr i læder og kanvas og reparerer livet ud.',
    'small-things': '{brand} er {nation} og laver handsker, huer, bælter og andre små ting med stor omhu.',
    'eyewear-and-watches': '{brand} er et {nation} mærke med solbriller og ure, der er tegnet til at holde sig.',
  },
};
