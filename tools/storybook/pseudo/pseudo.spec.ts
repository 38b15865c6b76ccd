import { createCompiledCatalog } from '@lingui/cli/api';
import { setupI18n } from '@lingui/core';
import type { Messages } from '@lingui/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pseudoMessages } from './pseudo-messages.ts';
import { pseudoText } from './pseudo-text.ts';

function translate(text: string, values: Record<string, unknown> = {}): string {
  const { source } = createCompiledCatalog('da', { text }, { namespace: 'json' });
  const { messages } = JSON.parse(source) as { messages: Messages };
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale: 'da', messages: pseudoMessages(messages) });
  return i18n._('text', values);
}

describe('a pseudo text', () => {
  it('is in brackets, accented and longer', () => {
    expect(translate('Til kassen')).toBe('[Ţîļļ ķååššééñ]');
  });

  it('keeps what is filled in and the tags around parts of it', () => {
    expect(translate('Vis <0>{name}</0> nu', { name: 'Solveig' })).toMatch(/^\[[^a-z]+<0>Solveig<\/0>[^a-z]+\]$/);
  });

  it.each([
    [1, '[1 ṽåŕŕé]'],
    [3, '[3 ṽåŕŕéŕŕ]'],
  ])('keeps plurals: %d', (count, expected) => {
    expect(translate('{count, plural, one {# vare} other {# varer}}', { count })).toBe(expected);
  });

  it('grows by 40 % and leaves no plain letter', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-zæøåäö ]{0,60}$/), (text) => {
        const letters = text.replaceAll(' ', '').length;
        const stretched = pseudoText(text);
        expect(stretched.replaceAll(' ', '')).toHaveLength(letters + Math.floor(letters * 0.4));
        expect(stretched).not.toMatch(/[a-z]/i);
      }),
    );
  });
});
