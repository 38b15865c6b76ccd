import type { Language } from '@lyng/model';

const wordsIn = (text: string): readonly string[] => text.split(' ');

/** Words of shopping: they do not describe a product. */
const ofShopping: Readonly<Record<Language, readonly string[]>> = {
  da: wordsIn('køb købe billig billige billigt tilbud udsalg salg online til for med og i på str størrelse pris'),
  sv: wordsIn('köp köpa billig billiga billigt rea erbjudande online till för med och i på stl storlek pris'),
  nb: wordsIn('kjøp kjøpe billig billige salg tilbud online til for med og i på str størrelse pris'),
  fi: wordsIn('osta ostaa halpa halvat halpoja ale alennus tarjous online ja koko hinta verkkokauppa'),
};

/** English, which many feeds and some shoppers write. */
const english = wordsIn('a an and are at by for from in is it of on or that the this to with your');

const all = Object.fromEntries(
  Object.entries(ofShopping).map(([language, words]) => [language, new Set([...words, ...english])]),
) as unknown as Readonly<Record<Language, ReadonlySet<string>>>;

/** Whether every product has the word or none; the stemmer knows the language's own, such as `och`. */
export const isStopWord = (word: string, language: Language): boolean => all[language].has(word);

/** The word before something that a product must not have. */
const negations: Readonly<Record<Language, string>> = { da: 'uden', sv: 'utan', nb: 'uten', fi: 'ilman' };

/** Whether a word excludes the one after it: `uden`, `without`. */
export const isNegation = (word: string, language: Language): boolean =>
  word === negations[language] || word === 'without';
