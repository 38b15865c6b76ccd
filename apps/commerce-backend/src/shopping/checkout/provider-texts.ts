import type { Texts } from '../../shop/texts.ts';

/** The words of the local form of a provider. */
export const providerTexts = (i18n: Texts) => ({
  email: i18n._('Email'),
  firstName: i18n._('First name'),
  lastName: i18n._('Last name'),
  addressLine1: i18n._('Address'),
  zip: i18n._('Postcode'),
  city: i18n._('City'),
  pay: (provider: string) => i18n._('Pay with {provider}', { provider }),
});
