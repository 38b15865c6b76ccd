/** The shop's languages (spec §1). Danish is the default. */
export const languages = ['da', 'sv', 'nb', 'fi'] as const;
export type Language = (typeof languages)[number];

export type CurrencyCode = 'DKK' | 'SEK' | 'NOK' | 'EUR';

export type MarketAlias = 'dk' | 'se' | 'no' | 'fi';

/** Private person or business (spec §1, §6): decides whether prices are shown with VAT. */
export type CustomerType = 'PERSON' | 'ORGANIZATION';

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);
