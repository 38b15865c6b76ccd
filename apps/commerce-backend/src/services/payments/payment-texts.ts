import type { Language } from '@lyng/model';

/** The words of the local payment page. */
export interface PaymentTexts {
  readonly title: string;
  readonly notice: string;
  readonly order: string;
  readonly toPay: string;
  readonly approve: (amount: string) => string;
  readonly decline: string;
  readonly abandon: string;
}

export const paymentTexts: Readonly<Record<Language, PaymentTexts>> = {
  da: {
    title: 'Betaling',
    notice: 'Dette er en prøvebetaling. Der trækkes ingen penge.',
    order: 'Ordre',
    toPay: 'At betale',
    approve: (amount) => `Betal ${amount}`,
    decline: 'Afvis betalingen',
    abandon: 'Tilbage til kassen',
  },
  sv: {
    title: 'Betalning',
    notice: 'Det här är en testbetalning. Inga pengar dras.',
    order: 'Order',
    toPay: 'Att betala',
    approve: (amount) => `Betala ${amount}`,
    decline: 'Neka betalningen',
    abandon: 'Tillbaka till kassan',
  },
  nb: {
    title: 'Betaling',
    notice: 'Dette er en prøvebetaling. Ingen penger blir trukket.',
    order: 'Bestilling',
    toPay: 'Å betale',
    approve: (amount) => `Betal ${amount}`,
    decline: 'Avvis betalingen',
    abandon: 'Tilbake til kassen',
  },
  fi: {
    title: 'Maksu',
    notice: 'Tämä on koemaksu. Rahaa ei veloiteta.',
    order: 'Tilaus',
    toPay: 'Maksettavaa',
    approve: (amount) => `Maksa ${amount}`,
    decline: 'Hylkää maksu',
    abandon: 'Takaisin kassalle',
  },
};
