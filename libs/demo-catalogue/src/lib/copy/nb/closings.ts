import type { LanguageCopy } from '../language-copy.ts';

/** Last sentences in Norwegian, for grown-ups. */
export const closings: LanguageCopy['closings'] = {
  'everyday-shoes': [
    'Fine til jobb, by og alle ærender imellom.',
    'Ta dem på om morgenen og glem dem til kvelden.',
    'Sålen er støtdempende og tåler mange mil.',
  ],
  boots: [
    'Gi dem litt stell en gang iblant, så holder de i årevis.',
    'Like gode på skogsstien som på en lang dag i byen.',
    'Bruk dem til jeans i hverdagen og til kjole eller dress når det skjer noe.',
  ],
  'dress-shoes': [
    'Pene nok til fest, behagelige nok til en hel arbeidsdag.',
    'Lesten er romslig over tærne, så foten ikke blir sliten.',
    'En sko som får jeansen til å se ut som et valg.',
  ],
  sandals: [
    'Spennene kan justeres, så de sitter riktig fra første dag.',
    'Til stranda, kafeen og kjøkkenhagen.',
    'Sålen er lett og stødig å gå på, også på brostein.',
  ],
  slippers: [
    'En god gave til den som alltid er kald på føttene.',
    'Sålen tåler en rask tur til postkassa.',
    'Luft dem iblant, så holder de seg friske.',
  ],
  'weather-shoes': [
    'Velg en halv størrelse større hvis du vil ha plass til tykke sokker.',
    'Klare for hundeturen, festivalen og skogen.',
    'Skyll dem under springen, så er de klare igjen.',
  ],
  tops: [
    'Fin alene og like fin som lag under strikk.',
    'Lett å bruke og lett å bli glad i.',
    'Ta din vanlige størrelse, eller gå opp en for en løsere passform.',
  ],
  knits: [
    'Luft den heller enn å vaske den, så holder den lenger.',
    'Til sofaen, skrivebordet og bålet.',
    'Et plagg som blir i skapet når moten skifter.',
  ],
  outerwear: [
    'Det er plass til en tykk genser under.',
    'Heng den på en bred henger, så beholder den fasongen.',
    'Laget for nordisk vær og hverdager på sykkel.',
  ],
  dresses: [
    'Fin med bare ben om sommeren og med strømpebukse og boots resten av året.',
    'Ta en cardigan over når kvelden blir sval.',
    'Et av de plaggene du griper etter igjen og igjen.',
  ],
  bottoms: [
    'Lett å kombinere med det som allerede henger i skapet.',
    'Beholder fasongen, også etter mange vask.',
    'Sitter godt både når du går, står og sykler.',
  ],
  bags: [
    'Glidelås og beslag er i matt metall.',
    'Stor nok til dagen, liten nok til bussen.',
    'Sett den trygt fra deg: Bunnen er forsterket.',
  ],
  'leather-goods': [
    'Leveres i en liten eske, klar til å gis bort.',
    'Blir mørkere og mykere med årene.',
    'Et håndverk du bruker hver dag.',
  ],
  'warm-things': [
    'Mykt mot huden og lett å ha i lomma.',
    'En liten ting som gjør stor forskjell i januar.',
    'En fin gave som er vanskelig å gi fra seg.',
  ],
  'finishing-touches': [
    'En liten ting som binder resten sammen.',
    'Enkelt nok til hver dag, fint nok til de spesielle.',
    'En liten ting med langt liv.',
  ],
};

/** Last sentences in Norwegian, for children's products. */
export const closingsForChildren: LanguageCopy['closingsForChildren'] = {
  shoes: [
    'Lette å få på selv, også når det haster.',
    'Her er det tenkt på små tær: god plass foran og støtte bak.',
    'Tåler lekeplass, vannpytter og bråstopp.',
  ],
  clothes: [
    'Laget for å klatre, krabbe og sitte på gulvet i.',
    'Kan gå i arv når det er blitt for lite.',
    'Ingen merkelapper som klør, og god plass til å bevege seg.',
    'Tåler mange runder i vaskemaskinen.',
  ],
  accessories: [
    'Med plass til navn på innsiden.',
    'Tåler å bli mistet, glemt og funnet igjen.',
    'Lett å kjenne igjen i garderoben i barnehagen.',
  ],
};
