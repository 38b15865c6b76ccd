import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, markets } from '@lyng/model';
import type { Language, MarketAlias } from '@lyng/model';
import type { CheckoutField } from '../core/checkout-field.ts';
import { fieldErrorMessage, fieldLabel } from './field-messages.ts';

/** A text as a language's catalogue has it. */
function translated(language: Language, message = ''): string {
  const catalogue = readFileSync(join(import.meta.dirname, `../../locales/${language}.po`), 'utf8');
  const [, text = ''] = catalogue.split(`msgid "${message}"\nmsgstr "`);
  return text.slice(0, text.indexOf('"\n'));
}

const label = (language: Language, field: CheckoutField, market: MarketAlias): string =>
  translated(language, fieldLabel(field, market).message);

describe('the name of a number', () => {
  it.each([
    ['da', 'dk', 'CPR-nummer', 'CVR-nummer'],
    ['sv', 'se', 'Personnummer', 'Organisationsnummer'],
    ['nb', 'no', 'Fødselsnummer', 'Organisasjonsnummer'],
    ['fi', 'fi', 'Henkilötunnus', 'Y-tunnus'],
    ['da', 'se', 'Svensk personnummer', 'Svensk organisationsnummer'],
    ['sv', 'dk', 'Danskt CPR-nummer', 'Danskt CVR-nummer'],
    ['nb', 'dk', 'Dansk CPR-nummer', 'Dansk CVR-nummer'],
    ['fi', 'no', 'Norjalainen henkilötunnus (fødselsnummer)', 'Norjalainen yritystunnus (organisasjonsnummer)'],
  ] as const)(
    'in %s, for an order of %s, is "%s", of a business "%s" [CHK-09, CHK-16]',
    (language, market, personal, business) => {
      expect(label(language, 'personalId', market)).toBe(personal);
      expect(label(language, 'organisationId', market)).toBe(business);
    },
  );

  it.each(languages.flatMap((language) => markets.map((market) => [language, market] as const)))(
    'in %s, for an order of %s, is not that of another country [CHK-09, CHK-16]',
    (language, market) => {
      for (const field of ['personalId', 'organisationId'] as const) {
        const others = markets.filter((other) => other !== market).map((other) => label(language, field, other));
        expect(label(language, field, market)).not.toBe('');
        expect(others).not.toContain(label(language, field, market));
      }
    },
  );

  it.each(languages)(
    'in %s is not part of the error message, which is for every country’s number [CHK-09, CHK-16]',
    (language) => {
      const messages = (['personal-id', 'personal-id-format', 'personal-id-date', 'organisation-id'] as const).map(
        (kind) => translated(language, fieldErrorMessage(kind).message),
      );
      expect(messages.join(' ')).not.toMatch(/CPR|CVR|fødselsnummer|Y-tunnus/i);
      expect(messages).not.toContain('');
    },
  );
});
