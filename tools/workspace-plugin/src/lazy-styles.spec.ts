import { splitStyles } from '../../presets/vite-lazy-styles.mjs';

const isLazy = (name: string): boolean => name.startsWith('lazy');

describe('splitStyles', () => {
  it.each([
    ['a rule of a lazy class', '.lazy{a:b}.early{a:b}', '.early{a:b}', '.lazy{a:b}'],
    ['a lazy class within an early one', '.early .lazy-part:hover{a:b}', '', '.early .lazy-part:hover{a:b}'],
    ['no rule that also meets an early element', '.lazy,.early{a:b}', '.lazy,.early{a:b}', ''],
    ['no early rule that only leaves a lazy class out', '.early:not(.lazy){a:b}', '.early:not(.lazy){a:b}', ''],
    ['no rule without a class', ':root{--a:b}button{a:b}', ':root{--a:b}button{a:b}', ''],
    [
      'its half of a condition',
      '@media (x){.lazy{a:b}.early{a:b}}',
      '@media (x){.early{a:b}}',
      '@media (x){.lazy{a:b}}',
    ],
    [
      'a condition that holds nothing else',
      '@supports (x){@media (y){.lazy{a:b}}}',
      '',
      '@supports (x){@media (y){.lazy{a:b}}}',
    ],
    [
      'lazy animations',
      '@keyframes lazy-in{to{a:b}}@keyframes in{to{a:b}}',
      '@keyframes in{to{a:b}}',
      '@keyframes lazy-in{to{a:b}}',
    ],
    ['no font', '@font-face{a:b}', '@font-face{a:b}', ''],
  ])('takes out %s', (_, css, early, lazy) => {
    expect(splitStyles(css, isLazy)).toEqual({ early, lazy });
  });
});
