/** The shop's languages. Danish is the default. */
export const languages = ['da', 'sv', 'nb', 'fi'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);
