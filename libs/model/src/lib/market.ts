/** The shop's languages. Danish is the default. */
export const languages = ['da', 'sv', 'nb', 'fi'] as const;
export type Language = (typeof languages)[number];

export type CurrencyCode = 'DKK' | 'SEK' | 'NOK' | 'EUR';

/** The shop's markets. */
export const markets = ['dk', 'se', 'no', 'fi'] as const;
export type MarketAlias = (typeof markets)[number];

/** Private person or business: decides whether prices are shown with VAT. */
export type CustomerType = 'PERSON' | 'ORGANIZATION';

export const isMarket = (value: unknown): value is MarketAlias => markets.some((market) => market === value);

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);
