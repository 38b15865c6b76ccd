import { slugOf } from './slug.ts';

describe('slugOf', () => {
  it.each([
    ['da', 'Grønne støvler på gården', 'groenne-stoevler-paa-gaarden'],
    ['sv', 'Blå väska för gång', 'bla-vaska-for-gang'],
    ['nb', 'Grønn kåpe i vær', 'gronn-kape-i-vaer'],
    ['fi', 'Vyöt & käsineet', 'vyot-kasineet'],
    ['da', 'Stenvad & Søn: T-shirt', 'stenvad-soen-t-shirt'],
    ['fi', 'Crème brûlée', 'creme-brulee'],
  ] as const)('writes %s %j as %s', (language, text, slug) => {
    expect(slugOf(language, text)).toBe(slug);
  });
});
