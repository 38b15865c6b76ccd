import type { StemOf } from '../concepts/concept-lookup.ts';
import { MAX_SCORED_WORDS } from '../ranking/score-segment.ts';
import { beginsWord } from '../vocabulary/complete.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { foldWord, lexemesOf } from '../words/lexemes.ts';
import { hasDigit, isNegation, isStopWord } from '../words/words.ts';
import type { Word } from '../words/words.ts';
import { makeQueryWords } from './query-words.ts';
import type { QueryForm, QueryWord, QueryWords } from './query-words.ts';

/** A query as it was understood. */
export interface ReadQuery {
  readonly words: readonly QueryWord[];
  /** Words that no found product may have. */
  readonly excluded: readonly QueryWord[];
  /** Words that no product has, as they were written. */
  readonly leftOut: readonly string[];
  /** A word that was left out names the kind of product: what is left over would be something else. */
  readonly lacksKind: boolean;
  /** The text with its spelling corrected, if anything was. */
  readonly corrected: string | undefined;
}

interface Knowledge {
  readonly vocabulary: Vocabulary;
  /** Empty for a stop word. */
  readonly stemOf: StemOf;
  /** Whether misspelled words are corrected. */
  readonly corrects: boolean;
  /** Whether the last word may be the beginning of one. */
  readonly isTyping: boolean;
}

interface Known extends Pick<Knowledge, 'vocabulary' | 'corrects'> {
  readonly make: QueryWords;
}

/** The reading of one written word. */
interface Reading {
  readonly words: readonly QueryWord[];
  /** The words that no product has. */
  readonly leftOut?: readonly string[];
  readonly lacksKind?: boolean;
  /** The word that was read instead. */
  readonly corrected?: string | undefined;
}

const leftOutOf = ({ leftOut = [] }: Reading): readonly string[] => leftOut;

/** Letters of a last part that a correction must keep. */
const MIN_KEPT_HEAD = 5;

/** The words of a text that mean something; all of them when none does. */
const meaningful = (written: readonly Word[], { vocabulary, stemOf }: Knowledge): readonly Word[] => {
  const { concepts, language } = vocabulary;
  const isUsed = (word: string): boolean => concepts.conceptsOf(word, lexemesOf(word, language)).length > 0;
  const left = written.filter(({ text }) => (stemOf(text) !== '' && !isStopWord(text, language)) || isUsed(text));
  return left.length > 0 ? left : written;
};

/**
 * The meaning of a word that is only similar to others. An ending is not a mistake, and the last part of a compound
 * stays: it names the kind.
 */
function correctionOf(text: string, { vocabulary, corrects, make }: Known): string | undefined {
  const isCertain = (part: string): boolean => vocabulary.isCertain(part, make.lexemesFor(part));
  if (!corrects || hasDigit(text) || isCertain(text)) return undefined;
  const compound = make.split(text);
  const head = compound !== undefined && isCertain(compound.head) ? compound.head : undefined;
  if (head !== undefined && compound !== undefined && isCertain(compound.modifier)) return undefined;
  const meant = vocabulary.correct(text);
  if (meant === undefined || make.lexemesFor(meant).light === make.lexemesFor(text).light) return undefined;
  return head !== undefined && head.length >= MIN_KEPT_HEAD && !meant.endsWith(head) ? undefined : meant;
}

/** Reads a word as it is spelled; `undefined` for an unknown one. */
function readSpelled(text: string, others: readonly QueryForm[], { vocabulary, make }: Known): Reading | undefined {
  const concepts = make.conceptsOf(text);
  const isSold = make.isSold(text);
  const whole = (): Reading => ({ words: [make.whole(text, others)] });
  if (isSold && concepts.some(({ type, isWhole = false }) => type === 'kind' || isWhole)) return whole();
  const compound = make.split(text);
  if (compound !== undefined && make.isSold(compound.head)) {
    const parts = make.parts(text, compound, others);
    // With an unknown modifier, the head alone is something else than what was searched for.
    if (concepts.length === 0 && (isSold || make.isSold(compound.modifier))) return { words: parts };
    if (concepts.length > 0 || compound.head.length >= MIN_KEPT_HEAD || vocabulary.isKnownWord(compound.modifier))
      return { words: parts.slice(1), leftOut: [text] };
  }
  return isSold || others.length > 0 || hasDigit(text) ? whole() : undefined;
}

/** Reads a written word, also as it may be meant. A word that is still being typed is not corrected. */
function readWord(word: Word, others: readonly QueryForm[], isTyping: boolean, known: Known): Reading {
  const { vocabulary, make } = known;
  const isUsed = vocabulary.frequencyOf(word.text) > 0;
  const text = (isUsed ? undefined : vocabulary.restore(word.text)) ?? word.text;
  const similar = others.length > 0 ? undefined : correctionOf(text, known);
  const corrected = similar !== undefined && isTyping && beginsWord(vocabulary, text) ? undefined : similar;
  const read = readSpelled(corrected ?? text, others, known);
  if (read !== undefined) return { ...read, corrected };
  const parts = word.parts.filter((part) => part.length > 1);
  if (parts.length > 0 && parts.every(make.isSold)) {
    const readings = parts.flatMap((part) => readSpelled(part, [], known) ?? []);
    return { words: readings.flatMap(({ words }) => words), leftOut: readings.flatMap(leftOutOf), corrected };
  }
  const [concept] = vocabulary.concepts.conceptsOf(
    foldWord(word.text, vocabulary.language),
    make.lexemesFor(word.text),
  );
  return { words: [], leftOut: [word.text], lacksKind: concept?.type === 'kind', corrected };
}

/** The forms of a word together with the one before it or after it, where products have them as one. */
const joinedForms = (words: readonly Word[], index: number, { vocabulary, make }: Known): readonly QueryForm[] =>
  [index, index + 1]
    .filter((second) => second > 0 && second < words.length)
    .map((second) => `${words[second - 1]?.text ?? ''}${words[second]?.text ?? ''}`)
    .filter((text) => vocabulary.hasStem(make.lexemesFor(text).stem))
    .flatMap((text) => make.own(text));

/** Reads words in their order, each once. */
function readWords(written: readonly Word[], isTyping: boolean, known: Known) {
  const { make } = known;
  const readings = written.map((word, index): Reading => {
    const isLast = isTyping && index === written.length - 1;
    const others = [...joinedForms(written, index, known), ...(isLast ? make.completions(word.text) : [])];
    const beginning = isLast && others.length === 0 ? make.beginning(word.text) : undefined;
    return beginning === undefined ? readWord(word, others, isLast, known) : { words: beginning };
  });
  const words = readings.flatMap((reading) => reading.words);
  return {
    words: words
      .filter(({ text }, index) => words.findIndex((other) => other.text === text) === index)
      .slice(0, MAX_SCORED_WORDS),
    leftOut: readings.flatMap(leftOutOf),
    lacksKind: readings.some(({ lacksKind }) => lacksKind),
    corrections: new Map(readings.map(({ corrected }, index) => [written[index]?.text, corrected])),
  };
}

/** Understands the words of a query; stop words are skipped unless there are no others. */
export function readQuery(written: readonly Word[], knowledge: Knowledge): ReadQuery {
  const { vocabulary, corrects, isTyping } = knowledge;
  const stemOf: StemOf = (word) => vocabulary.stemOf(word) ?? knowledge.stemOf(word);
  const known: Known = { vocabulary, corrects, make: makeQueryWords(vocabulary, stemOf) };
  const negates = (word: Word | undefined): boolean => word !== undefined && isNegation(word.text, vocabulary.language);
  const isExcluded = (_word: Word, index: number): boolean => negates(written[index - 1]);
  const wanted = written.filter(
    (word, index) => !isExcluded(word, index) && !(negates(word) && index < written.length - 1),
  );
  const read = readWords(meaningful(wanted, { ...knowledge, stemOf }), isTyping, known);
  const excluded = readWords(written.filter(isExcluded), false, { ...known, corrects: false });
  const { words, lacksKind, corrections } = read;
  const isCorrected = [...corrections.values()].some((meant) => meant !== undefined);
  return {
    words,
    excluded: excluded.words,
    leftOut: [...read.leftOut, ...excluded.leftOut],
    lacksKind,
    corrected: isCorrected ? written.map(({ text }) => corrections.get(text) ?? text).join(' ') : undefined,
  };
}
