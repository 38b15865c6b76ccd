import { capitalise, compound, inflect, joinToStem } from './grammar.ts';

describe('inflect', () => {
  it.each([
    ['hvid/hvidt/hvide', 'common', 'hvid'],
    ['hvid/hvidt/hvide', 'neuter', 'hvidt'],
    ['hvid/hvidt/hvide', 'plural', 'hvide'],
    ['rosa', 'neuter', 'rosa'],
    ['rosa', 'plural', 'rosa'],
    ['musta/mustat', 'common', 'musta'],
    ['musta/mustat', 'plural', 'mustat'],
  ] as const)('inflects %s for a %s noun as %s', (adjective, form, bent) => {
    expect(inflect(adjective, form)).toBe(bent);
  });
});

describe('compound', () => {
  it.each([
    ['da', 'læder', 'sneakers', 'lædersneakers'],
    ['da', 'merino', 'T-shirt', 'merino-T-shirt'],
    ['sv', 'bomulls', 'skjorta', 'bomullsskjorta'],
    ['nb', 'ull', 'lue', 'ullue'],
    ['fi', 'nahka', 'avokkaat', 'nahka-avokkaat'],
    ['fi', 'villa', 'neule', 'villaneule'],
  ] as const)('writes %s %s + %s as %s', (language, first, noun, word) => {
    expect(compound(language, first, noun)).toBe(word);
  });
});

it('joins a colour to a pattern in every form', () => {
  expect(joinToStem('blå', 'stribet/stribet/stribede')).toBe('blåstribet/blåstribet/blåstribede');
});

it('capitalises letters beyond ASCII', () => {
  expect(capitalise('økologisk')).toBe('Økologisk');
});
