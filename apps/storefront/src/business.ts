import type { BusinessFacts } from '@lyng/feature';
import type { Language, MarketAlias } from '@lyng/model';
import businessFile from '../../../business.config.json' with { type: 'json' };

/** The part of `business.config.json` that pages show. */
export type BusinessFile = Omit<typeof businessFile, 'welcomeOffer'> & {
  readonly welcomeOffer?: { readonly percentOff: number };
};

/** The facts for one market in one language. Server only, so that no script contains them. */
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
