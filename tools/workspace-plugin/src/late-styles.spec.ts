import { splitStyles } from '../../presets/vite-late-styles.mjs';

const isLate = (name: string): boolean => name.startsWith('late');

describe('splitStyles', () => {
  it.each([
    ['a rule of a late class', '.late{a:b}.early{a:b}', '.early{a:b}', '.late{a:b}'],
    ['a late class within an early one', '.early .late-part:hover{a:b}', '', '.early .late-part:hover{a:b}'],
    ['no rule that also meets an early element', '.late,.early{a:b}', '.late,.early{a:b}', ''],
    ['no early rule that only leaves a late class out', '.early:not(.late){a:b}', '.early:not(.late){a:b}', ''],
    ['no rule without a class', ':root{--a:b}button{a:b}', ':root{--a:b}button{a:b}', ''],
    [
      'its half of a condition',
      '@media (x){.late{a:b}.early{a:b}}',
      '@media (x){.early{a:b}}',
      '@media (x){.late{a:b}}',
    ],
    [
      'a condition that holds nothing else',
      '@supports (x){@media (y){.late{a:b}}}',
      '',
      '@supports (x){@media (y){.late{a:b}}}',
    ],
    [
      'late movements',
      '@keyframes late-in{to{a:b}}@keyframes in{to{a:b}}',
      '@keyframes in{to{a:b}}',
      '@keyframes late-in{to{a:b}}',
    ],
    ['no font', '@font-face{a:b}', '@font-face{a:b}', ''],
  ])('takes out %s', (_, css, early, late) => {
    expect(splitStyles(css, isLate)).toEqual({ early, late });
  });
});
