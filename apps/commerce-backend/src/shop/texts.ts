import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@lyng/model';
import type { Language } from '@lyng/model';

/** The texts of one language: `i18n._` is the call that Lingui extracts messages from. */
export interface Texts {
  /** The translation of a message, with the values in its braces. */
  readonly _: (message: string, values?: Readonly<Record<string, string | number>>) => string;
}

const entry = /^msgid (".+")\nmsgstr (".*")$/gm;

function readTexts(language: Language): Texts {
  const catalogue = readFileSync(join(import.meta.dirname, `../locales/${language}.po`), 'utf8');
  const translations = new Map(
    [...catalogue.matchAll(entry)].map(([, id = '', text = '']) => [
      JSON.parse(id) as string,
      JSON.parse(text) as string,
    ]),
  );
  return {
    _: (message, values) => {
      const text = translations.get(message) ?? message;
      return values ? text.replace(/\{(\w+)\}/g, (_all, name: string) => String(values[name])) : text;
    },
  };
}

const texts = new Map(languages.map((language) => [language, readTexts(language)]));

/** The texts in `src/locales`, which `tools/bin/lingui-extract apps/commerce-backend` brings up to date. */
export const textsIn = (language: Language): Texts => texts.get(language) ?? readTexts(language);
