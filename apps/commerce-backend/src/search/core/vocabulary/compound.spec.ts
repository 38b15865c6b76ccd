import type { Language } from '@lyng/model';
import fc from 'fast-check';
import { compoundCuts, splitCompound } from './compound.ts';
import type { PartRules } from './compound.ts';

const words: Readonly<Record<Language, readonly string[]>> = {
  da: ['vinter', 'støvler', 'sko', 'børn', 'dame'],
  sv: ['vinter', 'kängor', 'skor', 'arbete', 'byxor'],
  nb: ['barn', 'sko', 'jakke', 'boble'],
  fi: ['miesten', 'kengät', 'talvi', 'naisten'],
};

const partsOf = (language: Language): PartRules => {
  const isKnown = (piece: string): boolean => words[language].includes(piece);
  return { isHead: isKnown, isModifier: isKnown };
};

describe('splitCompound', () => {
  it.each([
    ['da', 'vinterstøvler', 'vinter', 'støvler'],
    ['da', 'børnesko', 'børn', 'sko'],
    ['da', 'festsko', 'fest', 'sko'],
    ['sv', 'vinterkängor', 'vinter', 'kängor'],
    ['sv', 'arbetesbyxor', 'arbete', 'byxor'],
    ['nb', 'barnesko', 'barn', 'sko'],
    ['fi', 'talvikengät', 'talvi', 'kengät'],
  ] as const)('%s: %s is %s and %s', (language, word, modifier, head) => {
    expect(splitCompound(word, language, partsOf(language))).toEqual({ modifier, head });
  });

  it.each(['sko', 'skor', 'brskor', 'kängor'])('leaves %s undivided', (word) => {
    expect(splitCompound(word, 'sv', partsOf('sv'))).toBeUndefined();
  });

  it('cuts without losing a letter', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (word) => {
        for (const { modifier, head } of compoundCuts(word)) expect(modifier + head).toBe(word);
      }),
    );
  });
});
