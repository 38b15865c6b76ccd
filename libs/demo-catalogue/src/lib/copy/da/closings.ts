import type { LanguageCopy } from '../language-copy.ts';

/** Last sentences in Danish, for grown-ups. */
export const closings: LanguageCopy['closings'] = {
  'everyday-shoes': [
    'God til arbejde, by og alle turene ind imellem.',
    'Tag dem på fra morgenstunden og glem dem til aften.',
    'Sålen er støddæmpende og kan klare mange kilometer.',
  ],
  boots: [
    'Giv dem lidt pleje en gang imellem, så holder de i årevis.',
    'Lige gode til skovstien og til en lang dag i byen.',
    'Bær dem til jeans i hverdagen og til kjole eller jakkesæt, når der skal ske noget.',
  ],
  'dress-shoes': [
    'Pæne nok til fest, behagelige nok til en hel arbejdsdag.',
    'Læsten er rummelig over tæerne, så foden ikke bliver træt.',
    'En sko, der får jeans til at se ud som et valg.',
  ],
  sandals: [
    'Spænderne kan justeres, så de sidder rigtigt fra første dag.',
    'Til stranden, cafeen og køkkenhaven.',
    'Sålen er let og rolig at gå på, også på brosten.',
  ],
  slippers: [
    'En god gave til en, der altid har kolde fødder.',
    'Sålen tåler en hurtig tur ud efter posten.',
    'Luft dem af og til, så bliver de ved med at være friske.',
  ],
  'weather-shoes': [
    'Vælg en halv størrelse op, hvis du vil have plads til tykke sokker.',
    'Klar til hundelufteren, festivalen og turen i skoven.',
    'Skyl dem under hanen, og de er klar igen.',
  ],
  tops: [
    'God alene og lige så god som lag under strik.',
    'Nem at bruge og nem at holde af.',
    'Tag din normale størrelse, eller gå en op for et løsere look.',
  ],
  knits: [
    'Luft den frem for at vaske den, så holder den længere.',
    'Til sofaen, skrivebordet og bålet.',
    'Et lag, der bliver i skabet, når moden skifter.',
  ],
  outerwear: [
    'Der er plads til en tyk trøje under.',
    'Hæng den på en bred bøjle, så beholder den formen.',
    'Skabt til nordisk vejr og hverdage på cykel.',
  ],
  dresses: [
    'Smuk med bare ben om sommeren og med strømper og støvler resten af året.',
    'Tag en cardigan over, når aftenen bliver kølig.',
    'En af dem, man rækker ud efter igen og igen.',
  ],
  bottoms: [
    'Nemme at kombinere med det, der allerede hænger i skabet.',
    'De beholder formen, også efter mange vask.',
    'Sidder godt, både når du går, står og cykler.',
  ],
  bags: [
    'Lynlås og beslag er i mat metal.',
    'Stor nok til dagen, lille nok til bussen.',
    'Stå den fra dig: Bunden er forstærket.',
  ],
  'leather-goods': [
    'Leveres i en lille æske og er lige til at give væk.',
    'Bliver mørkere og blødere med årene.',
    'Et stykke håndværk, du bruger hver dag.',
  ],
  'warm-things': [
    'Blødt mod huden og let at have i lommen.',
    'En lille ting, der gør en stor forskel i januar.',
    'En fin gave, der er svær at give fra sig.',
  ],
  'finishing-touches': [
    'En lille ting, der samler resten.',
    'Enkel nok til hver dag, pæn nok til det særlige.',
    'En lille ting med lang levetid.',
  ],
};

/** Last sentences in Danish, for children's products. */
export const closingsForChildren: LanguageCopy['closingsForChildren'] = {
  shoes: [
    'Nem at få på selv, også når det skal gå stærkt.',
    'Der er tænkt på små tæer: god plads foran og støtte bagpå.',
    'Tåler legeplads, vandpytter og hurtige opbremsninger.',
  ],
  clothes: [
    'Lavet til at klatre, kravle og sidde på gulvet i.',
    'Kan gå i arv, når den er vokset ud af.',
    'Ingen kradsende mærker og masser af plads til at bevæge sig.',
    'Tåler mange ture i vaskemaskinen.',
  ],
  accessories: [
    'Med plads til navn på indersiden.',
    'Tåler at blive tabt, glemt og fundet igen.',
    'Let at finde i garderoben.',
  ],
};
