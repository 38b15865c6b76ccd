import type { Language } from '@lyng/model';

/** A brand as the brands index shows it. */
export interface Brand {
  readonly alias: string;
  readonly name: string;
}

/** The brands under one letter of the index. */
export interface BrandLetter {
  /** A capital letter of the language's alphabet, or `0–9` for every other beginning. */
  readonly letter: string;
  readonly brands: readonly Brand[];
}

const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
// Aa is the old spelling of Å; both languages sort it there.
const danoNorwegian = { alphabet: `${latin}ÆØÅ`, sameLetter: { Ä: 'Æ', Ö: 'Ø', AA: 'Å' } };
const swedish = { alphabet: `${latin}ÅÄÖ`, sameLetter: { Æ: 'Ä', Ø: 'Ö' } };

const letterRules: Readonly<Record<Language, { alphabet: string; sameLetter: Readonly<Record<string, string>> }>> = {
  da: danoNorwegian,
  nb: danoNorwegian,
  sv: swedish,
  fi: swedish,
};

/** The group of names that do not begin with a letter. It comes last, as in a telephone book. */
const otherBeginnings = '0–9';

const letterOf = (name: string, language: Language): string => {
  const { alphabet, sameLetter } = letterRules[language];
  const beginning = name.trim().slice(0, 2).toLocaleUpperCase(language);
  const first = beginning.slice(0, 1);
  const own = sameLetter[beginning] ?? sameLetter[first] ?? first;
  if (own && alphabet.includes(own)) return own;
  // É is sorted under E: the letter without its accent, unless the alphabet has it as a letter of its own.
  const base = first.normalize('NFD').slice(0, 1);
  return base && alphabet.includes(base) ? base : otherBeginnings;
};

/** The brands A–Ö (A–Å in Danish and Norwegian), grouped by first letter and sorted as the language sorts. */
export const brandIndex = (brands: readonly Brand[], language: Language): readonly BrandLetter[] => {
  const { alphabet } = letterRules[language];
  const { compare } = new Intl.Collator(language, { numeric: true });
  const lettered = brands.map((brand) => ({ brand, letter: letterOf(brand.name, language) }));
  return [...alphabet, otherBeginnings].flatMap((letter) => {
    const group = lettered.filter((entry) => entry.letter === letter).map(({ brand }) => brand);
    return group.length > 0 ? [{ letter, brands: group.toSorted((a, b) => compare(a.name, b.name)) }] : [];
  });
};
