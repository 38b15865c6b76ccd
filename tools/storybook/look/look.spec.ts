import { describe, expect, it } from 'vitest';
import { lookOf, markets } from './look.ts';

describe('lookOf', () => {
  it('knows the markets of the configuration', () => {
    expect(markets.map(({ alias }) => alias)).toEqual(['dk', 'se', 'no', 'fi']);
  });

  it.each([
    [{}, 'dk', 'da', false],
    [{ market: 'se', language: 'own' }, 'se', 'sv', false],
    [{ market: 'se', language: 'fi' }, 'se', 'fi', false],
    [{ market: 'fi', language: 'pseudo' }, 'fi', 'fi', true],
    [{ market: 'xx', language: 'xx' }, 'dk', 'da', false],
  ])('reads %j', (globals, alias, language, pseudo) => {
    expect(lookOf(globals)).toMatchObject({ market: { alias }, language, pseudo });
  });

  it('is light and animated by default', () => {
    expect(lookOf({})).toMatchObject({ theme: 'light', motion: 'full' });
    expect(lookOf({ theme: 'dark', motion: 'reduced' })).toMatchObject({ theme: 'dark', motion: 'reduced' });
  });
});
