import type { Language } from '@lyng/model';

/** The words of the order confirmation. */
export interface OrderConfirmationTexts {
  readonly subject: (shop: string, orderNumber: string) => string;
  readonly heading: (firstName: string) => string;
  readonly introduction: string;
  readonly orderNumber: string;
  readonly item: string;
  readonly quantity: string;
  readonly price: string;
  readonly goods: string;
  readonly discount: string;
  readonly shipping: string;
  readonly freeShipping: string;
  readonly total: string;
  /** Of a business, whose lines are without VAT. */
  readonly totalExVat: string;
  readonly totalIncVat: string;
  readonly vat: string;
  readonly giftCard: string;
  readonly balance: string;
  readonly paidOtherwise: string;
  readonly deliveredTo: string;
  readonly closing: (returnDays: number) => string;
}

const danish: OrderConfirmationTexts = {
  subject: (shop, orderNumber) => `Tak for din ordre ${orderNumber} hos ${shop}`,
  heading: (firstName) => `Tak for din ordre, ${firstName}`,
  introduction: 'Vi har modtaget din ordre og går i gang med at pakke den. Du får besked, når pakken er på vej.',
  orderNumber: 'Ordrenummer',
  item: 'Vare',
  quantity: 'Antal',
  price: 'Pris',
  goods: 'Varer',
  discount: 'Rabat',
  shipping: 'Fragt',
  freeShipping: 'Gratis',
  total: 'I alt',
  totalExVat: 'I alt ekskl. moms',
  totalIncVat: 'I alt inkl. moms',
  vat: 'Heraf moms',
  giftCard: 'Gavekort',
  balance: 'Saldo',
  paidOtherwise: 'Betalt på anden måde',
  deliveredTo: 'Leveres til',
  closing: (days) => `Du har ${days} dages returret.`,
};

const swedish: OrderConfirmationTexts = {
  subject: (shop, orderNumber) => `Tack för din order ${orderNumber} hos ${shop}`,
  heading: (firstName) => `Tack för din order, ${firstName}`,
  introduction: 'Vi har tagit emot din order och börjar packa den. Du får besked när paketet är på väg.',
  orderNumber: 'Ordernummer',
  item: 'Vara',
  quantity: 'Antal',
  price: 'Pris',
  goods: 'Varor',
  discount: 'Rabatt',
  shipping: 'Frakt',
  freeShipping: 'Fri',
  total: 'Totalt',
  totalExVat: 'Totalt exkl. moms',
  totalIncVat: 'Totalt inkl. moms',
  vat: 'Varav moms',
  giftCard: 'Presentkort',
  balance: 'Saldo',
  paidOtherwise: 'Betalt på annat sätt',
  deliveredTo: 'Levereras till',
  closing: (days) => `Du har ${days} dagars ångerrätt.`,
};

const norwegian: OrderConfirmationTexts = {
  subject: (shop, orderNumber) => `Takk for bestillingen ${orderNumber} hos ${shop}`,
  heading: (firstName) => `Takk for bestillingen, ${firstName}`,
  introduction: 'Vi har mottatt bestillingen din og begynner å pakke den. Du får beskjed når pakken er på vei.',
  orderNumber: 'Bestillingsnummer',
  item: 'Vare',
  quantity: 'Antall',
  price: 'Pris',
  goods: 'Varer',
  discount: 'Rabatt',
  shipping: 'Frakt',
  freeShipping: 'Gratis',
  total: 'Totalt',
  totalExVat: 'Totalt ekskl. mva.',
  totalIncVat: 'Totalt inkl. mva.',
  vat: 'Herav mva.',
  giftCard: 'Gavekort',
  balance: 'Saldo',
  paidOtherwise: 'Betalt på annen måte',
  deliveredTo: 'Leveres til',
  closing: (days) => `Du har ${days} dagers angrerett.`,
};

const finnish: OrderConfirmationTexts = {
  subject: (shop, orderNumber) => `Kiitos tilauksestasi ${orderNumber} – ${shop}`,
  heading: (firstName) => `Kiitos tilauksestasi, ${firstName}`,
  introduction: 'Olemme vastaanottaneet tilauksesi ja alamme pakata sitä. Saat viestin, kun paketti on matkalla.',
  orderNumber: 'Tilausnumero',
  item: 'Tuote',
  quantity: 'Määrä',
  price: 'Hinta',
  goods: 'Tuotteet',
  discount: 'Alennus',
  shipping: 'Toimitus',
  freeShipping: 'Ilmainen',
  total: 'Yhteensä',
  totalExVat: 'Yhteensä (alv 0 %)',
  totalIncVat: 'Yhteensä (sis. alv)',
  vat: 'Josta arvonlisäveroa',
  giftCard: 'Lahjakortti',
  balance: 'Saldo',
  paidOtherwise: 'Maksettu muulla tavalla',
  deliveredTo: 'Toimitusosoite',
  closing: (days) => `Tuotteilla on ${days} päivän palautusoikeus.`,
};

export const orderConfirmationTexts: Readonly<Record<Language, OrderConfirmationTexts>> = {
  da: danish,
  sv: swedish,
  nb: norwegian,
  fi: finnish,
};
