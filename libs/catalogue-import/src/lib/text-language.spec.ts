import { createLanguageReader, recogniseLanguage } from './text-language.ts';

describe('the language of a text', () => {
  it.each([
    ['Women’s Slim-Fit Cotton Dress', 'en'],
    ['Jacket - dark blue', 'en'],
    ['Støvler i blødt læder til damer', 'da'],
    ['Støvler av mykt skinn til damer', 'nb'],
    ['Mjuka stövlar av läder för dam', 'sv'],
    ['Naisten nahkasaappaat, pehmeä nahka', 'fi'],
    ['Sneakers Loke', undefined],
    // Danish and Norwegian alike.
    ['Grå jakke', undefined],
    ['', undefined],
  ])('of %j is %s', (text, language) => {
    expect(recogniseLanguage(text)).toBe(language);
  });

  it('of a text that does not show it is that of nearly all earlier ones of its source', () => {
    const read = createLanguageReader();
    expect(read('feed', 'Classic Loke')).toBeUndefined();
    for (const title of ['Boots with fur', 'Leather boots', 'Shoes for women']) expect(read('feed', title)).toBe('en');
    expect(read('feed', 'Classic Loke')).toBe('en');
    expect(read('another', 'Classic Loke')).toBeUndefined();
  });

  it('is unknown where a source has two', () => {
    const read = createLanguageReader();
    for (const title of ['Boots with fur', 'Leather boots', 'Stövlar av läder']) read('feed', title);
    expect(read('feed', 'Classic Loke')).toBeUndefined();
  });
});
