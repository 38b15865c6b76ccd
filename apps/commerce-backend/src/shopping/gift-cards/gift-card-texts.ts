import type { Language } from '@lyng/model';

/** The words of the mail that brings gift cards. */
export interface GiftCardTexts {
  readonly subject: string;
  readonly intro: string;
  readonly howTo: string;
}

export const giftCardTexts: Readonly<Record<Language, GiftCardTexts>> = {
  da: {
    subject: 'Dit gavekort',
    intro: 'Tak for dit køb. Her er koden til dit gavekort.',
    howTo: 'Skriv koden i feltet til rabatkoder i kurven, så trækkes beløbet fra det, der skal betales.',
  },
  sv: {
    subject: 'Ditt presentkort',
    intro: 'Tack för ditt köp. Här är koden till ditt presentkort.',
    howTo: 'Skriv koden i fältet för rabattkoder i varukorgen, så dras beloppet av från det som ska betalas.',
  },
  nb: {
    subject: 'Gavekortet ditt',
    intro: 'Takk for kjøpet. Her er koden til gavekortet ditt.',
    howTo: 'Skriv koden i feltet for rabattkoder i handlekurven, så trekkes beløpet fra det som skal betales.',
  },
  fi: {
    subject: 'Lahjakorttisi',
    intro: 'Kiitos ostoksestasi. Tässä on lahjakorttisi koodi.',
    howTo: 'Kirjoita koodi ostoskorin alennuskoodikenttään, niin summa vähennetään maksettavasta.',
  },
};
