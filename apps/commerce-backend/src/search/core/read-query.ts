import { splitCompound } from './compound.ts';
import type { Compound } from './compound.ts';
import { foldWord, hasNordicLetters } from './fold.ts';
import { foldedLexeme, lexemesOf, lightLexeme, quoted, stemLexeme } from './lexemes.ts';
import type { Lexemes } from './lexemes.ts';
import type { Vocabulary } from './vocabulary.ts';
import { hasDigit } from './words.ts';
import type { Word } from './words.ts';

/** One word of a query, as the alternatives of a `tsquery`: the word itself, its synonyms, and its completions. */
export interface QueryWord {
  readonly text: string;
  readonly strong: readonly string[];
  readonly near: readonly string[];
  /** Words that begin with it. */
  readonly prefix: readonly string[];
  /** The kind of product of a compound: for when no product matches the full compound. */
  readonly head: readonly string[];
  /** It names a kind of product, which a relaxed query keeps. */
  readonly isKind: boolean;
}

/** A query as it was understood. */
export interface ReadQuery {
  readonly words: readonly QueryWord[];
  /** Unknown words, as they were written. */
  readonly unknown: readonly string[];
  /** The text with its spelling corrected, if anything was. */
  readonly corrected: string | undefined;
}

interface Knowledge {
  readonly vocabulary: Vocabulary;
  /** Empty for a stop word. */
  readonly stemOf: (word: string) => string;
  /** Whether misspelled words are corrected. */
  readonly corrects: boolean;
}

const both = (parts: readonly string[]): string => `(${parts.join(' & ')})`;

interface Forms extends Pick<QueryWord, 'strong' | 'near' | 'prefix' | 'head' | 'isKind'> {
  /** `guessed`: only the kind of product is known. */
  readonly certainty: 'known' | 'guessed' | 'unknown';
}

interface Pieces {
  readonly head: readonly string[];
  readonly alternatives: readonly string[];
  /** Both parts are known, or only the kind of product. */
  readonly certainty: 'full' | 'head' | 'none';
}

/** A compound as its parts; its first part may be the beginning of a word (`löpskor`: löparskor). */
const piecesOf = (
  compound: Compound | undefined,
  lexemesFor: (text: string) => Lexemes,
  { knows, begins }: Vocabulary,
): Pieces => {
  if (compound === undefined) return { head: [], alternatives: [], certainty: 'none' };
  const head = lightLexeme(lexemesFor(compound.head));
  const modifier = lexemesFor(compound.modifier);
  // A word of descriptions has its stem only.
  const means = [
    ...(knows(modifier, false) ? [stemLexeme(modifier), lightLexeme(modifier)] : []),
    ...(begins(compound.modifier) ? [`${quoted(compound.modifier)}:*`] : []),
  ];
  if (means.length === 0) return { head: [head], alternatives: [head], certainty: 'head' };
  return { head: [head], alternatives: means.map((meant) => both([meant, head])), certainty: 'full' };
};

const formsOf = (
  word: Word,
  next: Word | undefined,
  previous: Word | undefined,
  { vocabulary, stemOf }: Knowledge,
): Forms => {
  const { language } = vocabulary;
  const lexemesFor = (text: string): Lexemes => lexemesOf(stemOf(text) || text, language);
  const own = lexemesFor(word.text);
  const plain = !hasNordicLetters(word.text);
  const exact = vocabulary.knows(own, false);
  const folds = plain || !exact;
  const parts = word.parts.filter((part) => part.length > 1 && stemOf(part) !== '').map(lexemesFor);
  const knownParts = parts.length > 0 && parts.every((part) => vocabulary.knows(part, true));
  const joined = [
    next === undefined ? '' : word.text + next.text,
    previous === undefined ? '' : previous.text + word.text,
  ]
    .filter((text) => text !== '')
    .map(lexemesFor)
    .filter((lexemes) => vocabulary.knowsStem(lexemes.stem));
  const isPiece = (piece: string): boolean => stemOf(piece) !== '' && vocabulary.isKind(lexemesFor(piece));
  const compound = splitCompound(word.text, language, isPiece);
  const synonyms = vocabulary.synonymsOf(own);
  const begins = vocabulary.begins(word.text) || (plain && vocabulary.begins(foldWord(word.text, language)));
  // Numbers are in no vocabulary: only the documents show whether a number exists.
  const known =
    hasDigit(word.text) ||
    exact ||
    (folds && vocabulary.knows(own, true)) ||
    knownParts ||
    joined.length > 0 ||
    begins ||
    synonyms.length > 0;
  const pieces = piecesOf(compound, lexemesFor, vocabulary);
  const ends = known || pieces.certainty === 'full' ? [] : vocabulary.endingIn(own);
  const sure = known || pieces.certainty === 'full' || ends.length > 0;
  return {
    strong: [stemLexeme(own), ...(parts.length > 0 ? [both(parts.map(stemLexeme))] : [])],
    near: [
      lightLexeme(own),
      ...(folds ? [foldedLexeme(own), quoted(`=${own.folded}`)] : []),
      ...(sure && pieces.certainty === 'head' ? [] : pieces.alternatives),
      ...joined.map(stemLexeme),
      ...[...synonyms, ...ends].flatMap((each) => [stemLexeme(each), lightLexeme(each)]),
    ],
    prefix:
      word.text.length > 1
        ? [`${quoted(word.text)}:*`, ...(folds ? [`${quoted(`~${foldWord(word.text, language)}`)}:*`] : [])]
        : [],
    head: pieces.head,
    isKind:
      vocabulary.isKind(own) || pieces.certainty !== 'none' || ends.length > 0 || synonyms.some(vocabulary.isKind),
    certainty: sure ? 'known' : pieces.certainty === 'head' ? 'guessed' : 'unknown',
  };
};

/** Understands the words of a query; stop words are skipped unless there are no others. */
export function readQuery(written: readonly Word[], { vocabulary, stemOf, corrects }: Knowledge): ReadQuery {
  const knowledge = { vocabulary, corrects, stemOf: (word: string) => vocabulary.stemOf(word) ?? stemOf(word) };
  const isUsed = (word: string): boolean => vocabulary.frequencyOf(word) > 0;
  const meaningful = written.filter(({ text }) => knowledge.stemOf(text) !== '');
  const words = meaningful.length > 0 ? meaningful : written;
  const found: QueryWord[] = [];
  const unknown: string[] = [];
  const corrections = new Map<string, string>();
  for (const [index, word] of words.entries()) {
    const accented =
      knowledge.stemOf(word.text) !== '' && !isUsed(word.text) ? vocabulary.restore(word.text) : undefined;
    const forms = formsOf(
      accented === undefined ? word : { text: accented, parts: [] },
      words[index + 1],
      words[index - 1],
      knowledge,
    );
    const meant = forms.certainty === 'known' || !corrects ? undefined : vocabulary.correct(word.text);
    if (meant !== undefined) {
      corrections.set(word.text, meant);
      found.push({ text: meant, ...formsOf({ text: meant, parts: [] }, undefined, undefined, knowledge) });
    } else if (forms.certainty === 'unknown') unknown.push(word.text);
    else found.push({ text: word.text, ...forms });
  }
  const corrected =
    corrections.size === 0 ? undefined : written.map(({ text }) => corrections.get(text) ?? text).join(' ');
  return { words: found, unknown, corrected };
}
