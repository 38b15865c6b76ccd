import { isoCodes } from '@lyng/i18n/core';

/** The countries of the markets. */
const codes = ['DK', 'SE', 'NO', 'FI'] as const;

const plain = (name: string): string => name.normalize('NFC').trim().toLowerCase();

const codeByName: ReadonlyMap<string, string> = new Map(
  [...Object.values(isoCodes), 'en'].flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return codes.flatMap((code) => [[plain(code), code] as const, [plain(names.of(code) ?? code), code] as const]);
  }),
);

/**
 * A market's country as ISO 3166-1 alpha-2, from its code or its name in a language of the shop or English; any other
 * text as it is.
 */
export const countryCode = (text: string): string => codeByName.get(plain(text)) ?? text;
