import type { Language } from '@lyng/model';

// Made once per language: a collator per comparison is most of the time of a sort.
const collators = new Map<Language, Intl.Collator>();

/** Compares texts as the language orders them: å, ä, ö last in Swedish and Finnish, æ, ø, å in Danish and Norwegian. */
export function compareTexts(language: Language): (a: string, b: string) => number {
  let collator = collators.get(language);
  if (collator === undefined) collators.set(language, (collator = new Intl.Collator(language)));
  return collator.compare;
}
