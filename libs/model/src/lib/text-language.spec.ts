import { textLanguageGroup, textLanguageOf } from './text-language.ts';

describe('the language of texts', () => {
  it.each(['en', 'sv', 'en-GB', 'zh-Hant'])('is read from the group of %s', (language) => {
    expect(textLanguageOf([{ name: 'Farve' }, null, { name: textLanguageGroup(language) }])).toBe(language);
  });

  it.each([
    ['no groups', null],
    ['groups of facts', [{ name: 'Farve' }, { name: 'Materiale' }]],
    ['a group without a language', [{ name: 'lang:' }]],
    ['a group with another text', [{ name: 'lang:en"><script>' }]],
  ])('is the shop’s own with %s', (_name, groups) => {
    expect(textLanguageOf(groups)).toBeUndefined();
  });
});
