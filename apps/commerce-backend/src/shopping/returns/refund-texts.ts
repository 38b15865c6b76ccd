import type { Language } from '@lyng/model';

/** The words of the mail about a return that has arrived. */
export interface RefundTexts {
  readonly subject: (number: string, shop: string) => string;
  readonly heading: string;
  readonly arrived: (number: string, order: string) => string;
  readonly refunded: string;
  readonly toPayment: (amount: string) => string;
  readonly toBalance: (amount: string) => string;
  readonly toGiftCard: (amount: string) => string;
}

export const refundTexts: Readonly<Record<Language, RefundTexts>> = {
  da: {
    subject: (number, shop) => `Vi har fået din retur ${number} hos ${shop}`,
    heading: 'Din retur er kommet frem',
    arrived: (number, order) => `Vi har fået retur ${number} af ordre ${order}.`,
    refunded: 'Du får tilbage',
    toPayment: (amount) =>
      `${amount} sendes samme vej, som du betalte. Der kan gå nogle bankdage, før beløbet er på din konto.`,
    toBalance: (amount) => `${amount} er lagt på din saldo.`,
    toGiftCard: (amount) => `${amount} er lagt tilbage på dit gavekort.`,
  },
  sv: {
    subject: (number, shop) => `Vi har fått din retur ${number} hos ${shop}`,
    heading: 'Din retur har kommit fram',
    arrived: (number, order) => `Vi har fått retur ${number} av order ${order}.`,
    refunded: 'Du får tillbaka',
    toPayment: (amount) =>
      `${amount} skickas samma väg som du betalade. Det kan ta några bankdagar innan beloppet finns på ditt konto.`,
    toBalance: (amount) => `${amount} har lagts till på ditt saldo.`,
    toGiftCard: (amount) => `${amount} har lagts tillbaka på ditt presentkort.`,
  },
  nb: {
    subject: (number, shop) => `Vi har fått returen din ${number} hos ${shop}`,
    heading: 'Returen din er kommet frem',
    arrived: (number, order) => `Vi har fått retur ${number} av bestilling ${order}.`,
    refunded: 'Du får tilbake',
    toPayment: (amount) =>
      `${amount} sendes samme vei som du betalte. Det kan gå noen bankdager før beløpet er på kontoen din.`,
    toBalance: (amount) => `${amount} er lagt til på saldoen din.`,
    toGiftCard: (amount) => `${amount} er lagt tilbake på gavekortet ditt.`,
  },
  fi: {
    subject: (number, shop) => `Palautuksesi ${number} on saapunut – ${shop}`,
    heading: 'Palautuksesi on saapunut',
    arrived: (number, order) => `Tilauksen ${order} palautus ${number} on saapunut meille.`,
    refunded: 'Hyvitys',
    toPayment: (amount) =>
      `${amount} palautetaan samalla tavalla kuin maksoit. Voi kestää muutaman pankkipäivän, ennen kuin summa on tililläsi.`,
    toBalance: (amount) => `${amount} on lisätty saldoosi.`,
    toGiftCard: (amount) => `${amount} on palautettu lahjakortillesi.`,
  },
};
