import type { Language } from '@lyng/model';
import { foldWord, lightStem } from '../words/lexemes.ts';

const HALF = 0.5;

/**
 * The cost of changing one word into the other: 1 for a letter that is missing, too many or another one; half for a
 * doubled letter and two swapped ones. `undefined` above `max`.
 */
export function editCost(from: string, to: string, max: number): number | undefined {
  let before: number[] = [];
  let last: number[] = [0];
  let lastMin = 0;
  for (let j = 1; j <= to.length; j += 1) last.push((last[j - 1] ?? 0) + (to[j - 1] === to[j - 2] ? HALF : 1));
  for (let i = 1; i <= from.length; i += 1) {
    const removal = from[i - 1] === from[i - 2] ? HALF : 1;
    const row = [(last[0] ?? 0) + removal];
    let rowMin = row[0] ?? 0;
    for (let j = 1; j <= to.length; j += 1) {
      const [a = '', b = ''] = [from[i - 1], to[j - 1]];
      const insertion = b === to[j - 2] ? HALF : 1;
      const change = a === b ? 0 : 1;
      let cost = Math.min((last[j] ?? 0) + removal, (row[j - 1] ?? 0) + insertion, (last[j - 1] ?? 0) + change);
      if (i > 1 && j > 1 && a === to[j - 2] && from[i - 2] === b) cost = Math.min(cost, (before[j - 2] ?? 0) + HALF);
      row.push(cost);
      rowMin = Math.min(rowMin, cost);
    }
    // Two swapped letters reach back over one row.
    if (rowMin > max && lastMin > max) return undefined;
    lastMin = rowMin;
    before = last;
    last = row;
  }
  const cost = last[to.length] ?? 0;
  return cost > max ? undefined : cost;
}

/** A word that misspelled ones may mean. */
export interface Target {
  readonly term: string;
  /** The word without its Nordic letters. */
  readonly folded: string;
  /** The same without its ending. */
  readonly stem: string;
  readonly letters: number;
  /** The word's probability before any letter is compared. */
  readonly prior: number;
  /** It names a model: only the nearest misspellings mean it. */
  readonly isName: boolean;
}

/** The likeliest target of a word. */
export interface Guess {
  readonly term: string;
  readonly score: number;
  readonly cost: number;
  readonly isName: boolean;
}

/** The weight of a mistake against the frequency of a word, and against a kind or a name. */
const COST_WEIGHT = 2;
const FREQUENCY_WEIGHT = 0.3;
const KIND_BONUS = 1;
const FIRST_LETTER_COST = 0.5;
/** Of words whose stems are nearly the same. */
const MAX_ENDING_COST = 2;

/** One bit for each letter, so that words with too many different letters are skipped without a comparison. */
const lettersOf = (word: string): number => {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) % 32);
  return letters;
};

const ones = (bits: number): number => {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
};

interface TargetWord {
  readonly term: string;
  /** In how many products. */
  readonly frequency: number;
  readonly isKind: boolean;
  readonly isName: boolean;
}

export const makeTarget = ({ term, frequency, isKind, isName }: TargetWord, language: Language): Target => {
  const folded = foldWord(term, language);
  return {
    term,
    folded,
    stem: lightStem(folded, language),
    letters: lettersOf(folded),
    prior: FREQUENCY_WEIGHT * Math.log(1 + frequency) + (isKind ? KIND_BONUS : 0) - (isName ? KIND_BONUS : 0),
    isName,
  };
};

interface Comparison {
  readonly language: Language;
  /** Max cost of the mistakes. */
  readonly max: number;
  /** Whether words are compared without their endings. */
  readonly byStem?: boolean;
}

/** Finds the target that a word most likely means. */
export function nearestWord(
  targets: readonly Target[],
  word: string,
  { language, max, byStem = false }: Comparison,
): Guess | undefined {
  const folded = foldWord(word, language);
  const written = byStem ? lightStem(folded, language) : folded;
  const letters = lettersOf(folded);
  let best: Guess | undefined;
  for (const { term, folded: other, stem, letters: others, prior, isName } of targets) {
    const compared = byStem ? stem : other;
    const limit = isName ? Math.min(1, max) : max;
    if (isName && written[0] !== compared[0]) continue;
    // A mistake of half the cost may still change two letters, and an ending more.
    if (Math.abs(compared.length - written.length) > 2 * limit) continue;
    if (ones(others ^ letters) > 4 * limit + (byStem ? 4 : 0)) continue;
    const edits = editCost(written, compared, limit);
    if (edits === undefined || (byStem && editCost(folded, other, MAX_ENDING_COST) === undefined)) continue;
    const cost = edits + (written[0] === compared[0] ? 0 : FIRST_LETTER_COST);
    const score = prior - COST_WEIGHT * cost;
    if (best === undefined || score > best.score) best = { term, score, cost, isName };
  }
  return best;
}
