import type { Language } from '@lyng/model';

/** BCP 47 tag of each language in its country, by which the commerce API knows it as well. Apart from the other facts of a locale, which the first load has no use for. */
export const isoCodes: Readonly<Record<Language, string>> = { da: 'da-DK', sv: 'sv-SE', nb: 'nb-NO', fi: 'fi-FI' };
