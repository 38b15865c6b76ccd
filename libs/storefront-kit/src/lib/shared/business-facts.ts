import type { BusinessFacts } from '@lyng/feature';
import type { Language, MarketAlias } from '@lyng/model';

/** The part of a shop's `business.config.json` that pages show. */
export interface BusinessFile {
  readonly company: Readonly<Record<'name' | 'registration' | 'street' | 'zip' | 'city' | 'country', string>>;
  readonly serviceHours: { readonly opens: string; readonly closes: string };
  readonly confirmationHours: number;
  readonly welcomeOffer?: { readonly percentOff: number };
  readonly contacts: Readonly<Partial<Record<MarketAlias, { readonly email: string; readonly phone: string }>>>;
}

/** Its tables take a quarter of a millisecond to load. */
const countryNames = new Map<Language, Intl.DisplayNames>();

function countryNameOf(country: string, language: Language): string | undefined {
  const names = countryNames.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  countryNames.set(language, names);
  return names.of(country);
}

/** A shop's facts for one market in one language. Server only, so that no script contains them. */
export function businessFacts(file: BusinessFile, market: MarketAlias, language: Language): BusinessFacts {
  const { company, confirmationHours, contacts, serviceHours, welcomeOffer } = file;
  const contact = contacts[market];
  const { name, street, zip, city, country, registration } = company;
  return {
    contacts: contact
      ? [
          { label: contact.email, href: `mailto:${contact.email}` },
          { label: contact.phone, href: `tel:${contact.phone.replaceAll(' ', '')}` },
        ]
      : [],
    company: [name, street, `${zip} ${city}`, countryNameOf(country, language), registration].join(', '),
    confirmationHours,
    serviceHours: `${serviceHours.opens}–${serviceHours.closes}`,
    ...(welcomeOffer && { welcomePercentOff: welcomeOffer.percentOff }),
  };
}
