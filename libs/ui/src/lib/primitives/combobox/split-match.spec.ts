import fc from 'fast-check';

import { splitMatch } from './split-match.ts';

/** The pieces as one text, with what matched in brackets. */
const marked = (text: string, typed: string) =>
  splitMatch(text, typed)
    .map((piece) => (piece.match ? `[${piece.text}]` : piece.text))
    .join('');

describe('splitMatch', () => {
  it.each([
    ['Sorte støvler', 'stø', 'Sorte [stø]vler'],
    ['Sorte støvler', 'STØ sor', '[Sor]te [stø]vler'],
    ['Ångstrøm', 'å', '[Å]ngstrøm'],
    ['Skobørste', 'sko skob', '[Skob]ørste'],
    ['Boots (43)', '(4', 'Boots [(4]3)'],
    ['A-shirt / T-shirt', 't-', 'A-shirt / [T-]shirt'],
    ['Boots', '  ', 'Boots'],
    ['Boots', 'sandals', 'Boots'],
    ['', 'boots', ''],
  ])('%s, typed %s: %s', (text, typed, result) => {
    expect(marked(text, typed)).toBe(result);
  });

  it('loses nothing of the text, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, typed) => {
        expect(
          splitMatch(text, typed)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
