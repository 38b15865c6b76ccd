import { languages } from '@lyng/model';
import type { Language } from '@lyng/model';
import fc from 'fast-check';
import { brandIndex } from './brand-index.ts';

const brand = (name: string) => ({ alias: name.toLowerCase(), name });
const letters = (names: readonly string[], language: Language) =>
  brandIndex(names.map(brand), language).map(
    ({ letter, brands }) => `${letter}: ${brands.map(({ name }) => name).join(', ')}`,
  );

describe('brands index', () => {
  it.each([
    ['sv', ['Öland', 'Ängen', 'Åre', 'alv', 'Aske'], ['A: alv, Aske', 'Å: Åre', 'Ä: Ängen', 'Ö: Öland']],
    ['fi', ['Öinen', 'Äiti', 'Aalto', 'Ålandia'], ['A: Aalto', 'Å: Ålandia', 'Ä: Äiti', 'Ö: Öinen']],
    ['da', ['Århus', 'Ærø', 'Ørsted', 'Zink', 'Anker'], ['A: Anker', 'Z: Zink', 'Æ: Ærø', 'Ø: Ørsted', 'Å: Århus']],
    ['nb', ['Ål', 'Østfold', 'Ærfugl'], ['Æ: Ærfugl', 'Ø: Østfold', 'Å: Ål']],
  ] as const)('follows the alphabet of %s [CAT-09]', (language, names, expected) => {
    expect(letters(names, language)).toEqual(expected);
  });

  it.each([
    ['sv', ['Ørsted', 'Ærø'], ['Ä: Ærø', 'Ö: Ørsted']],
    ['da', ['Öland', 'Ängen'], ['Æ: Ängen', 'Ø: Öland']],
    ['nb', ['Aakre', 'Anker', 'Ål'], ['A: Anker', 'Å: Aakre, Ål']],
    ['fi', ['Aalto', 'Anker'], ['A: Aalto, Anker']],
  ] as const)('puts the neighbours’ letters beside its own in %s', (language, names, expected) => {
    expect(letters(names, language)).toEqual(expected);
  });

  it('puts accents under their letter and figures last', () => {
    expect(letters(['2nd Day', 'Étoile', 'Edda', '10 Feet'], 'sv')).toEqual([
      'E: Edda, Étoile',
      '0–9: 2nd Day, 10 Feet',
    ]);
  });

  it('has no empty letters', () => {
    expect(brandIndex([], 'da')).toEqual([]);
  });

  it('keeps every brand exactly once', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.constantFrom(...languages), (names, language) => {
        const grouped = brandIndex(names.map(brand), language).flatMap(({ brands }) => brands.map(({ name }) => name));
        expect(grouped.toSorted()).toEqual(names.toSorted());
      }),
    );
  });
});
