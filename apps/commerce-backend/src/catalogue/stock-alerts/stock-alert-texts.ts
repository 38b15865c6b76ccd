import type { Language } from '@lyng/model';

/** The words of the mail that a size is back. */
export interface StockAlertTexts {
  readonly subject: (product: string, size: string) => string;
  readonly heading: string;
  readonly text: (size: string) => string;
  readonly link: string;
  readonly closing: string;
}

export const stockAlertTexts: Readonly<Record<Language, StockAlertTexts>> = {
  da: {
    subject: (product, size) => `${product} i str. ${size} er tilbage`,
    heading: 'Så er den her igen',
    text: (size) =>
      `Du bad os sige til, når størrelse ${size} kom på lager igen. Det er den nu. Vi kan ikke lægge den til side, så vent ikke for længe.`,
    link: 'Se varen',
    closing: 'Du får kun denne ene mail om varen, og din adresse er slettet fra ventelisten.',
  },
  sv: {
    subject: (product, size) => `${product} i storlek ${size} är tillbaka`,
    heading: 'Nu finns den igen',
    text: (size) =>
      `Du bad oss säga till när storlek ${size} kom in i lager igen. Nu har den gjort det. Vi kan inte lägga undan den, så vänta inte för länge.`,
    link: 'Se varan',
    closing: 'Du får bara det här mejlet om varan, och din adress är borttagen från väntelistan.',
  },
  nb: {
    subject: (product, size) => `${product} i str. ${size} er tilbake`,
    heading: 'Nå er den her igjen',
    text: (size) =>
      `Du ba oss si fra når størrelse ${size} kom på lager igjen. Nå har den det. Vi kan ikke legge den av, så ikke vent for lenge.`,
    link: 'Se varen',
    closing: 'Du får bare denne ene e-posten om varen, og adressen din er slettet fra ventelisten.',
  },
  fi: {
    subject: (product, size) => `${product} koossa ${size} on taas saatavilla`,
    heading: 'Nyt sitä on taas',
    text: (size) =>
      `Pyysit meitä kertomaan, kun kokoa ${size} on taas varastossa. Nyt on. Emme voi varata tuotetta sinulle, joten älä odota liian kauan.`,
    link: 'Katso tuote',
    closing: 'Saat tuotteesta vain tämän yhden viestin, ja osoitteesi on poistettu odotuslistalta.',
  },
};

/** The texts of the mail for a size that comes for the first time. */
export const arrivalTexts: Readonly<Record<Language, Pick<StockAlertTexts, 'subject' | 'heading' | 'text'>>> = {
  da: {
    subject: (product, size) => `${product} i str. ${size} er kommet`,
    heading: 'Nu er den her',
    text: (size) =>
      `Du bad os sige til, når størrelse ${size} kom. Det er den nu. Vi kan ikke lægge den til side, så vent ikke for længe.`,
  },
  sv: {
    subject: (product, size) => `${product} i storlek ${size} har kommit`,
    heading: 'Nu är den här',
    text: (size) =>
      `Du bad oss säga till när storlek ${size} kom. Nu har den gjort det. Vi kan inte lägga undan den, så vänta inte för länge.`,
  },
  nb: {
    subject: (product, size) => `${product} i str. ${size} er kommet`,
    heading: 'Nå er den her',
    text: (size) =>
      `Du ba oss si fra når størrelse ${size} kom. Nå har den det. Vi kan ikke legge den av, så ikke vent for lenge.`,
  },
  fi: {
    subject: (product, size) => `${product} koossa ${size} on nyt saatavilla`,
    heading: 'Nyt se on täällä',
    text: (size) =>
      `Pyysit meitä kertomaan, kun koko ${size} saapuu. Nyt se on täällä. Emme voi varata tuotetta sinulle, joten älä odota liian kauan.`,
  },
};
