import type { Language } from '@lyng/model';

/** The words of the welcome mail, and of the page that ends a subscription. */
export interface NewsletterTexts {
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
