import type { Language } from '@lyng/model';

/** The words of the mail about a return or a withdrawal. */
export interface ReturnTexts {
  readonly returnSubject: (number: string, shop: string) => string;
  readonly withdrawalSubject: (order: string, shop: string) => string;
  readonly returnHeading: string;
  readonly withdrawalHeading: string;
  /** With the date and the time of day. */
  readonly returnText: (order: string, at: string) => string;
  readonly withdrawalText: (order: string, at: string) => string;
  /** Nothing has to be sent back. */
  readonly cancelled: string;
  readonly sendBack: (carrier: string, code: string) => string;
  readonly returnNumber: string;
}

export const returnTexts: Readonly<Record<Language, ReturnTexts>> = {
  da: {
    returnSubject: (number, shop) => `Din retur ${number} hos ${shop}`,
    withdrawalSubject: (order, shop) => `Du har fortrudt dit køb ${order} hos ${shop}`,
    returnHeading: 'Din retur er registreret',
    withdrawalHeading: 'Kvittering for din fortrydelse',
    returnText: (order, at) => `Vi modtog din retur for ordre ${order} den ${at}.`,
    withdrawalText: (order, at) => `Vi modtog din fortrydelse af købet med ordre ${order} den ${at}.`,
    cancelled: 'Ordren er annulleret, og du skal ikke sende noget tilbage. Pengene er på vej til dig.',
    sendBack: (carrier, code) =>
      `Aflever pakken hos ${carrier}, og vis koden ${code}. Så printer de en label. Du får pengene, når vi har fået varerne.`,
    returnNumber: 'Returnummer',
  },
  sv: {
    returnSubject: (number, shop) => `Din retur ${number} hos ${shop}`,
    withdrawalSubject: (order, shop) => `Du har ångrat ditt köp ${order} hos ${shop}`,
    returnHeading: 'Din retur är registrerad',
    withdrawalHeading: 'Kvitto på att du ångrat köpet',
    returnText: (order, at) => `Vi tog emot din retur för order ${order} den ${at}.`,
    withdrawalText: (order, at) => `Vi tog emot ditt meddelande om att du ångrar köpet med order ${order} den ${at}.`,
    cancelled: 'Ordern är makulerad och du behöver inte skicka tillbaka något. Pengarna är på väg till dig.',
    sendBack: (carrier, code) =>
      `Lämna in paketet hos ${carrier} och visa koden ${code}, så skriver de ut en etikett. Du får pengarna när vi har fått varorna.`,
    returnNumber: 'Returnummer',
  },
  nb: {
    returnSubject: (number, shop) => `Returen din ${number} hos ${shop}`,
    withdrawalSubject: (order, shop) => `Du har angret kjøpet ${order} hos ${shop}`,
    returnHeading: 'Returen din er registrert',
    withdrawalHeading: 'Kvittering for at du har angret kjøpet',
    returnText: (order, at) => `Vi mottok returen din for bestilling ${order} ${at}.`,
    withdrawalText: (order, at) => `Vi mottok meldingen om at du angrer kjøpet med bestilling ${order} ${at}.`,
    cancelled: 'Bestillingen er kansellert, og du trenger ikke å sende noe tilbake. Pengene er på vei til deg.',
    sendBack: (carrier, code) =>
      `Lever pakken hos ${carrier} og vis koden ${code}, så skriver de ut en etikett. Du får pengene når vi har fått varene.`,
    returnNumber: 'Returnummer',
  },
  fi: {
    returnSubject: (number, shop) => `Palautuksesi ${number} – ${shop}`,
    withdrawalSubject: (order, shop) => `Olet perunut ostoksesi ${order} – ${shop}`,
    returnHeading: 'Palautuksesi on kirjattu',
    withdrawalHeading: 'Vahvistus ostoksen peruuttamisesta',
    returnText: (order, at) => `Vastaanotimme tilauksen ${order} palautusilmoituksen ${at}.`,
    withdrawalText: (order, at) => `Vastaanotimme ilmoituksesi tilauksen ${order} peruuttamisesta ${at}.`,
    cancelled: 'Tilaus on peruutettu, eikä sinun tarvitse palauttaa mitään. Rahat ovat matkalla sinulle.',
    sendBack: (carrier, code) =>
      `Vie paketti palvelupisteeseen (${carrier}) ja näytä koodi ${code}, niin saat osoitekortin. Saat rahat, kun tuotteet ovat saapuneet meille.`,
    returnNumber: 'Palautusnumero',
  },
};
