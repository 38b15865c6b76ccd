import fc from 'fast-check';
import { createPageStyles } from './page-styles.ts';
import type { StyleParts } from './page-styles.ts';

const rule = (selector: string, classes: readonly string[], within: readonly string[] = []) => ({
  within,
  selectors: [[selector, classes]] as const,
  text: '{a:b}',
});

const PHONE = '@media phone';
const WIDE = '@supports wide';

const cssOf = (parts: StyleParts['parts'], ...classes: readonly string[]): string =>
  createPageStyles({ parts, classes: { page: classes } }).stylesOf(['page']).css;

describe('the styles of a page', () => {
  it.each<[string, StyleParts['parts'], string]>([
    ['a rule of its class', [rule('.own', ['own'])], '.own{a:b}'],
    ['no rule of another class', [rule('.other', ['other'])], ''],
    ['no rule that also needs another class', [rule('.own .other', ['own', 'other'])], ''],
    ['every rule without a class', [rule('button', [])], 'button{a:b}'],
    [
      'of a rule the selectors that it can use',
      [
        {
          within: [],
          selectors: [
            ['.other', ['other']],
            ['.own', ['own']],
          ],
          text: '{a:b}',
        },
      ],
      '.own{a:b}',
    ],
    ['fonts', [{ within: [], text: '@font-face{a:b}' }], '@font-face{a:b}'],
    [
      'its animations only',
      [
        { within: [], animation: 'turn', text: '@keyframes turn{}' },
        { within: [], animation: 'slide', text: '@keyframes slide{}' },
        { ...rule('.own', ['own']), text: '{animation:turn 1s}' },
      ],
      '@keyframes turn{}.own{animation:turn 1s}',
    ],
    [
      'no condition that is empty',
      [rule('.own', ['own'], [PHONE]), rule('.other', ['other'], [WIDE])],
      `${PHONE}{.own{a:b}}`,
    ],
    [
      'one condition around neighbours',
      [rule('a', [], [PHONE]), rule('.other', ['other']), rule('b', [], [PHONE, WIDE]), rule('c', [], [WIDE])],
      `${PHONE}{a{a:b}${WIDE}{b{a:b}}}${WIDE}{c{a:b}}`,
    ],
  ])('has %s', (_, parts, css) => {
    expect(cssOf(parts, 'own')).toBe(css);
  });

  it('are joined of all its sources', () => {
    const { stylesOf } = createPageStyles({
      parts: [rule('.a', ['a']), rule('.b', ['b']), rule('.c', ['c'])],
      classes: { one: ['a'], two: ['b'], three: ['c'] },
    });
    expect(stylesOf(['one', 'two', 'unknown']).css).toBe('.a{a:b}.b{a:b}');
    expect(stylesOf(['one'])).toBe(stylesOf(['one']));
  });

  it('are the complete ones without the rules of other pages, in the same order', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd');
    const within = fc.subarray([PHONE, WIDE]);
    const parts = fc.array(fc.tuple(fc.array(name, { maxLength: 2 }), within), { maxLength: 20 });
    fc.assert(
      fc.property(parts, fc.subarray(['a', 'b', 'c', 'd']), (drawn, own) => {
        const all = drawn.map(([classes, conditions], index) => rule(`r${index}`, classes, conditions));
        const expected = drawn.flatMap(([classes], index) =>
          classes.every((one) => own.includes(one)) ? [`r${index}`] : [],
        );
        expect(cssOf(all, ...own).match(/r\d+(?=\{)/g) ?? []).toEqual(expected);
        const { css } = createPageStyles({ parts: all, classes: {} }).allStyles;
        expect(css.match(/r\d+(?=\{)/g) ?? []).toEqual(all.map((_part, index) => `r${index}`));
      }),
    );
  });
});
