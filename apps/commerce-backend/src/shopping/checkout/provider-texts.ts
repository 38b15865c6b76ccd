import type { Language } from '@lyng/model';

/** The words of the local form of a provider. */
export interface ProviderTexts {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly addressLine1: string;
  readonly zip: string;
  readonly city: string;
  readonly pay: (provider: string) => string;
}

export const providerTexts: Readonly<Record<Language, ProviderTexts>> = {
  da: {
    email: 'E-mail',
    firstName: 'Fornavn',
    lastName: 'Efternavn',
    addressLine1: 'Adresse',
    zip: 'Postnummer',
    city: 'By',
    pay: (provider) => `Betal med ${provider}`,
  },
  sv: {
    email: 'E-post',
    firstName: 'Förnamn',
    lastName: 'Efternamn',
    addressLine1: 'Adress',
    zip: 'Postnummer',
    city: 'Ort',
    pay: (provider) => `Betala med ${provider}`,
  },
  nb: {
    email: 'E-post',
    firstName: 'Fornavn',
    lastName: 'Etternavn',
    addressLine1: 'Adresse',
    zip: 'Postnummer',
    city: 'Poststed',
    pay: (provider) => `Betal med ${provider}`,
  },
  fi: {
    email: 'Sähköposti',
    firstName: 'Etunimi',
    lastName: 'Sukunimi',
    addressLine1: 'Osoite',
    zip: 'Postinumero',
    city: 'Postitoimipaikka',
    // Both names take this ending.
    pay: (provider) => `Maksa ${provider}lla`,
  },
};
