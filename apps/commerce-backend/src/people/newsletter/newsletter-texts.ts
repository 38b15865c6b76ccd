import type { Language } from '@lyng/model';

/** The words of the mails that request a confirmation and welcome, and of the pages that they lead to. */
export interface NewsletterTexts {
  readonly confirmSubject: (shop: string) => string;
  readonly confirmText: (shop: string) => string;
  readonly confirm: string;
  /** For the owner of an address that somebody else has signed up. */
  readonly notMine: string;
  readonly confirmQuestion: (shop: string) => string;
  readonly expired: string;
  readonly expiredText: string;
  readonly subject: (shop: string) => string;
  readonly welcome: string;
  readonly thanks: (shop: string) => string;
  readonly offer: (percentOff: number) => string;
  readonly toShop: string;
  /** Why this mail came; the link to end it follows. */
  readonly reason: string;
  readonly unsubscribe: string;
  readonly confirmation: (shop: string) => string;
  readonly ended: string;
  readonly endedText: (shop: string) => string;
}

export const newsletterTexts: Readonly<Record<Language, NewsletterTexts>> = {
  da: {
    confirmSubject: (shop) => `Bekræft din tilmelding til nyhedsbrevet fra ${shop}`,
    confirmText: (shop) => `Tryk på knappen, så får du nyhedsbrevet fra ${shop}. Linket virker i syv dage.`,
    confirm: 'Bekræft tilmeldingen',
    notMine: 'Har du ikke tilmeldt dig, skal du ikke gøre noget: Så får du ikke nyhedsbrevet.',
    confirmQuestion: (shop) => `Vil du have nyhedsbrevet fra ${shop}?`,
    expired: 'Linket gælder ikke længere',
    expiredText:
      'Det er brugt eller for gammelt. Er du ikke tilmeldt endnu, så tilmeld dig igen nederst på en af butikkens sider.',
    subject: (shop) => `Velkommen til nyhedsbrevet fra ${shop}`,
    welcome: 'Velkommen',
    thanks: (shop) => `Tak, fordi du har tilmeldt dig nyhedsbrevet fra ${shop}. Du får besked om nyheder og tilbud.`,
    offer: (percent) => `Du får ${String(percent)} % på dit første køb. Skriv denne kode i kurven:`,
    toShop: 'Gå til butikken',
    reason: 'Du får denne mail, fordi din adresse er tilmeldt vores nyhedsbrev.',
    unsubscribe: 'Afmeld nyhedsbrevet',
    confirmation: (shop) => `Vil du ikke længere have nyhedsbrevet fra ${shop}?`,
    ended: 'Du er afmeldt',
    endedText: (shop) => `Du får ikke flere nyhedsbreve fra ${shop}, og din adresse er slettet fra listen.`,
  },
  sv: {
    confirmSubject: (shop) => `Bekräfta din anmälan till nyhetsbrevet från ${shop}`,
    confirmText: (shop) => `Tryck på knappen, så får du nyhetsbrevet från ${shop}. Länken gäller i sju dagar.`,
    confirm: 'Bekräfta anmälan',
    notMine: 'Har du inte anmält dig behöver du inte göra något: då får du inget nyhetsbrev.',
    confirmQuestion: (shop) => `Vill du ha nyhetsbrevet från ${shop}?`,
    expired: 'Länken gäller inte längre',
    expiredText:
      'Den har använts eller är för gammal. Är du inte anmäld ännu kan du anmäla dig igen längst ner på någon av butikens sidor.',
    subject: (shop) => `Välkommen till nyhetsbrevet från ${shop}`,
    welcome: 'Välkommen',
    thanks: (shop) =>
      `Tack för att du prenumererar på nyhetsbrevet från ${shop}. Du får veta när vi har nyheter och erbjudanden.`,
    offer: (percent) => `Du får ${String(percent)} % på ditt första köp. Skriv den här koden i varukorgen:`,
    toShop: 'Till butiken',
    reason: 'Du får det här mejlet för att din adress är anmäld till vårt nyhetsbrev.',
    unsubscribe: 'Avsluta prenumerationen',
    confirmation: (shop) => `Vill du inte längre ha nyhetsbrevet från ${shop}?`,
    ended: 'Prenumerationen är avslutad',
    endedText: (shop) => `Du får inga fler nyhetsbrev från ${shop}, och din adress är borttagen från listan.`,
  },
  nb: {
    confirmSubject: (shop) => `Bekreft påmeldingen til nyhetsbrevet fra ${shop}`,
    confirmText: (shop) => `Trykk på knappen, så får du nyhetsbrevet fra ${shop}. Lenken virker i sju dager.`,
    confirm: 'Bekreft påmeldingen',
    notMine: 'Har du ikke meldt deg på, trenger du ikke å gjøre noe: Da får du ikke nyhetsbrevet.',
    confirmQuestion: (shop) => `Vil du ha nyhetsbrevet fra ${shop}?`,
    expired: 'Lenken gjelder ikke lenger',
    expiredText:
      'Den er brukt eller for gammel. Er du ikke påmeldt ennå, kan du melde deg på igjen nederst på en av butikkens sider.',
    subject: (shop) => `Velkommen til nyhetsbrevet fra ${shop}`,
    welcome: 'Velkommen',
    thanks: (shop) => `Takk for at du har meldt deg på nyhetsbrevet fra ${shop}. Du får beskjed om nyheter og tilbud.`,
    offer: (percent) => `Du får ${String(percent)} % på ditt første kjøp. Skriv denne koden i handlekurven:`,
    toShop: 'Gå til butikken',
    reason: 'Du får denne e-posten fordi adressen din er påmeldt nyhetsbrevet vårt.',
    unsubscribe: 'Meld deg av nyhetsbrevet',
    confirmation: (shop) => `Vil du ikke lenger ha nyhetsbrevet fra ${shop}?`,
    ended: 'Du er meldt av',
    endedText: (shop) => `Du får ikke flere nyhetsbrev fra ${shop}, og adressen din er slettet fra listen.`,
  },
  fi: {
    confirmSubject: (shop) => `Vahvista uutiskirjeen tilaus – ${shop}`,
    confirmText: (shop) => `Paina painiketta, niin saat uutiskirjeen (${shop}). Linkki on voimassa seitsemän päivää.`,
    confirm: 'Vahvista tilaus',
    notMine: 'Jos et ole tilannut uutiskirjettä, sinun ei tarvitse tehdä mitään: et saa sitä.',
    confirmQuestion: (shop) => `Haluatko uutiskirjeen (${shop})?`,
    expired: 'Linkki ei ole enää voimassa',
    expiredText:
      'Se on jo käytetty tai vanhentunut. Jos et ole vielä tilaaja, tilaa uutiskirje uudelleen kaupan sivun alareunasta.',
    subject: (shop) => `Tervetuloa uutiskirjeen tilaajaksi – ${shop}`,
    welcome: 'Tervetuloa',
    thanks: (shop) => `Kiitos, että tilasit uutiskirjeen (${shop}). Saat tiedon uutuuksista ja tarjouksista.`,
    offer: (percent) =>
      `Saat ${String(percent)} % alennusta ensimmäisestä ostoksestasi. Kirjoita tämä koodi ostoskoriin:`,
    toShop: 'Siirry kauppaan',
    reason: 'Saat tämän viestin, koska osoitteesi on uutiskirjeemme tilaajalistalla.',
    unsubscribe: 'Peruuta uutiskirje',
    confirmation: (shop) => `Etkö enää halua uutiskirjettä (${shop})?`,
    ended: 'Tilaus on peruutettu',
    endedText: (shop) => `Et saa enää uutiskirjeitä (${shop}), ja osoitteesi on poistettu listalta.`,
  },
};
