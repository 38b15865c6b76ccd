import type { Language } from '@lyng/model';

/** The words of the local payment page. */
export interface PaymentTexts {
  readonly title: string;
  readonly notice: string;
  readonly order: string;
  readonly toPay: string;
  readonly card: string;
  readonly testCard: string;
  readonly approve: (amount: string) => string;
  readonly decline: string;
  readonly abandon: string;
  readonly codeTitle: string;
  readonly codeHint: string;
  readonly bankApp: string;
  readonly codeFor: (amount: string, shopName: string) => string;
  readonly code: string;
  readonly confirm: string;
  readonly wrongCode: (triesLeft: number) => string;
  readonly ended: string;
  readonly goOn: string;
  readonly unreachable: string;
}

export const paymentTexts: Readonly<Record<Language, PaymentTexts>> = {
  da: {
    title: 'Betaling',
    notice: 'Dette er en prøvebetaling. Der trækkes ingen penge.',
    order: 'Ordre',
    toPay: 'At betale',
    card: 'Kort',
    testCard: 'Prøvekort, slutter på 0001',
    approve: (amount) => `Betal ${amount}`,
    decline: 'Afvis betalingen',
    abandon: 'Tilbage til kassen',
    codeTitle: 'Godkend hos din bank',
    codeHint: 'Skriv koden fra bankens app.',
    bankApp: 'Bankens app (prøve)',
    codeFor: (amount, shopName) => `Din engangskode til ${amount} hos ${shopName}:`,
    code: 'Engangskode',
    confirm: 'Godkend',
    wrongCode: (left) => `Koden er forkert. Du har ${left === 1 ? 'ét forsøg' : `${String(left)} forsøg`} tilbage.`,
    ended: 'Et øjeblik …',
    goOn: 'Gå videre',
    unreachable: 'Vi kunne ikke få forbindelse. Prøv igen, du bliver ikke trukket to gange.',
  },
  sv: {
    title: 'Betalning',
    notice: 'Det här är en testbetalning. Inga pengar dras.',
    order: 'Order',
    toPay: 'Att betala',
    card: 'Kort',
    testCard: 'Testkort som slutar på 0001',
    approve: (amount) => `Betala ${amount}`,
    decline: 'Neka betalningen',
    abandon: 'Tillbaka till kassan',
    codeTitle: 'Godkänn hos din bank',
    codeHint: 'Skriv in koden från bankens app.',
    bankApp: 'Bankens app (test)',
    codeFor: (amount, shopName) => `Din engångskod för ${amount} hos ${shopName}:`,
    code: 'Engångskod',
    confirm: 'Godkänn',
    wrongCode: (left) => `Koden stämmer inte. Du har ${left === 1 ? 'ett försök' : `${String(left)} försök`} kvar.`,
    ended: 'Ett ögonblick …',
    goOn: 'Gå vidare',
    unreachable: 'Vi fick ingen kontakt. Försök igen, du debiteras inte två gånger.',
  },
  nb: {
    title: 'Betaling',
    notice: 'Dette er en prøvebetaling. Ingen penger blir trukket.',
    order: 'Bestilling',
    toPay: 'Å betale',
    card: 'Kort',
    testCard: 'Prøvekort som slutter på 0001',
    approve: (amount) => `Betal ${amount}`,
    decline: 'Avvis betalingen',
    abandon: 'Tilbake til kassen',
    codeTitle: 'Godkjenn i banken din',
    codeHint: 'Skriv inn koden fra bankens app.',
    bankApp: 'Bankens app (prøve)',
    codeFor: (amount, shopName) => `Engangskoden din for ${amount} hos ${shopName}:`,
    code: 'Engangskode',
    confirm: 'Godkjenn',
    wrongCode: (left) => `Koden er feil. Du har ${left === 1 ? 'ett forsøk' : `${String(left)} forsøk`} igjen.`,
    ended: 'Et øyeblikk …',
    goOn: 'Gå videre',
    unreachable: 'Vi fikk ikke kontakt. Prøv igjen, du blir ikke belastet to ganger.',
  },
  fi: {
    title: 'Maksu',
    notice: 'Tämä on testimaksu. Rahaa ei veloiteta.',
    order: 'Tilaus',
    toPay: 'Maksettavaa',
    card: 'Kortti',
    testCard: 'Testikortti, päättyy numeroihin 0001',
    approve: (amount) => `Maksa ${amount}`,
    decline: 'Hylkää maksu',
    abandon: 'Takaisin kassalle',
    codeTitle: 'Vahvista pankissasi',
    codeHint: 'Kirjoita pankin sovelluksessa näkyvä koodi.',
    bankApp: 'Pankin sovellus (testi)',
    codeFor: (amount, shopName) => `Kertakäyttökoodisi maksulle ${amount} (${shopName}):`,
    code: 'Kertakäyttökoodi',
    confirm: 'Vahvista',
    wrongCode: (left) =>
      `Koodi on väärä. Sinulla on ${left === 1 ? 'yksi yritys' : `${String(left)} yritystä`} jäljellä.`,
    ended: 'Pieni hetki…',
    goOn: 'Jatka',
    unreachable: 'Yhteyttä ei saatu. Yritä uudelleen, sinua ei veloiteta kahdesti.',
  },
};
