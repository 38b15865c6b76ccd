import type { Language, MarketAlias } from '@lyng/model';
import businessFile from '../../../business.config.json' with { type: 'json' };

/** Who sells and how to reach them, as a page shows it. */
export interface BusinessFacts {
  /** On one line, as the law wants it on every page. */
  readonly company: string;
  /** Customer service of the market: where to write, and where to call. */
  readonly contacts: readonly { readonly label: string; readonly href: string }[];
  /** When customer service is open on weekdays. */
  readonly serviceHours: string;
  /** Hours on weekdays within which an order is confirmed by mail. */
  readonly confirmationHours: number;
  /** What who signs up for the newsletter gets off the first order, in percent; absent when nothing is promised. */
  readonly welcomePercentOff?: number;
}

/** `business.config.json`, as far as pages show it. */
export type BusinessFile = Omit<typeof businessFile, 'welcomeOffer'> & {
  readonly welcomeOffer?: { readonly percentOff: number };
};

/** The facts for one market in one language; the server's alone, so that they are in no script. */
export function businessFacts(
  market: MarketAlias,
  language: Language,
  business: BusinessFile = businessFile,
): BusinessFacts {
  const { company, confirmationHours, contacts, serviceHours, welcomeOffer } = business;
  const { email, phone } = contacts[market];
  const { name, street, zip, city, country, registration } = company;
  const countryName = new Intl.DisplayNames(language, { type: 'region' }).of(country);
  return {
    contacts: [
      { label: email, href: `mailto:${email}` },
      { label: phone, href: `tel:${phone.replaceAll(' ', '')}` },
    ],
    company: [name, street, `${zip} ${city}`, countryName, registration].join(', '),
    confirmationHours,
    serviceHours: `${serviceHours.opens}–${serviceHours.closes}`,
    ...(welcomeOffer && { welcomePercentOff: welcomeOffer.percentOff }),
  };
}
