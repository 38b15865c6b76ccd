import { beginsWord, compoundBeginning, conceptsBeginning } from '../vocabulary/beginnings.ts';
import { foldWord, hasNordicLetters } from '../words/fold.ts';
import { foldedTerm, lexemesOf, lightTerm, stemTerm } from '../words/lexemes.ts';
import type { Lexemes } from '../words/lexemes.ts';
import { MAX_SCORED_WORDS } from '../ranking/score-segment.ts';
import { splitWord } from '../vocabulary/split-word.ts';
import { isNegation, isStopWord } from '../words/stop-words.ts';
import type { Vocabulary, WordRole } from '../vocabulary/vocabulary.ts';
import { hasDigit } from '../words/words.ts';
import type { Word } from '../words/words.ts';

/** A term of the index that a word of a query may mean, and how much it counts: 1 for the word as written. */
export interface QueryForm {
  readonly term: string;
  readonly weight: number;
  /** A form of the word as it was typed: it counts by its own frequency, the others by that of them all. */
  readonly isTyped: boolean;
}

/** One word of a query, or one part of a compound. */
export interface QueryWord {
  readonly text: string;
  readonly role: WordRole;
  readonly forms: readonly QueryForm[];
}

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
  readonly stemOf: (word: string) => string;
  /** Whether misspelled words are corrected. */
  readonly corrects: boolean;
  /** Whether the last word may be the beginning of one. */
  readonly isTyping: boolean;
}

/** The weight of a form. */
const weight = {
  light: 0.9,
  folded: 0.8,
  synonym: 0.8,
  /** A word that begins as typed. */
  prefix: 0.2,
} as const;

/** Letters of a last part that a correction must keep. */
const MIN_KEPT_HEAD = 5;

/** Words that a typed beginning may become. */
const MAX_COMPLETIONS = 30;

const bestOf = (forms: readonly QueryForm[]): readonly QueryForm[] => {
  const best = new Map<string, QueryForm>();
  for (const form of forms) {
    const other = best.get(form.term);
    best.set(form.term, {
      term: form.term,
      weight: Math.max(other?.weight ?? 0, form.weight),
      isTyped: form.isTyped || other?.isTyped === true,
    });
  }
  return [...best.values()];
};

/** The words of a text that mean something; all of them when none does. */
const meaningful = (written: readonly Word[], { vocabulary, stemOf }: Knowledge): readonly Word[] => {
  const { language } = vocabulary;
  const isUsed = (word: string): boolean => vocabulary.concepts.conceptsOf(word, lexemesOf(word, language)).length > 0;
  const left = written.filter(({ text }) => (stemOf(text) !== '' && !isStopWord(text, language)) || isUsed(text));
  return left.length > 0 ? left : written;
};

class QueryReader {
  readonly words: QueryWord[] = [];
  readonly leftOut: string[] = [];
  readonly corrections = new Map<string, string>();
  lacksKind = false;
  readonly #knowledge: Knowledge;

  constructor(knowledge: Knowledge) {
    this.#knowledge = knowledge;
  }

  readonly #lexemesFor = (text: string): Lexemes => {
    const { stemOf, vocabulary } = this.#knowledge;
    return lexemesOf(stemOf(text) || text, vocabulary.language);
  };

  #own(text: string, { factor = 1, isTyped = true } = {}): readonly QueryForm[] {
    const lexemes = this.#lexemesFor(text);
    const { vocabulary } = this.#knowledge;
    // Typed Nordic letters are meant, unless no product has the word so.
    const folds = !hasNordicLetters(text) || !vocabulary.isSold(lexemes, false);
    const forms: readonly (readonly [string, number])[] = [
      [stemTerm(lexemes), 1],
      [lightTerm(lexemes), weight.light],
      ...(folds
        ? ([
            [foldedTerm(lexemes), weight.folded],
            [`=${lexemes.folded}`, weight.folded],
          ] as const)
        : []),
    ];
    return forms.map(([term, each]) => ({ term, weight: each * factor, isTyped }));
  }

  #synonyms(text: string, factor = 1): readonly QueryForm[] {
    const lexemes = this.#lexemesFor(text);
    return (
      this.#knowledge.vocabulary.concepts
        .conceptsOf(text, lexemes)
        .flatMap(({ words }) => words)
        // In names and properties only: descriptions mention other products.
        .map((other) => ({ term: lightTerm(other.lexemes), weight: weight.synonym * factor, isTyped: false }))
    );
  }

  #isSold(text: string): boolean {
    const lexemes = this.#lexemesFor(text);
    const { vocabulary } = this.#knowledge;
    const concepts = vocabulary.concepts.conceptsOf(text, lexemes);
    return concepts.length === 0
      ? vocabulary.isSold(lexemes, !hasNordicLetters(text))
      : vocabulary.isSoldConcept(lexemes) ||
          concepts.some(({ words }) => words.some((other) => vocabulary.isSoldConcept(other.lexemes)));
  }

  #role(text: string): WordRole {
    return this.#knowledge.vocabulary.roleOf(text, this.#lexemesFor(text));
  }

  /** The word with its synonyms. */
  #whole(text: string, others: readonly QueryForm[] = []): QueryWord {
    return {
      text,
      role: this.#role(text),
      forms: bestOf([...this.#own(text), ...this.#synonyms(text), ...others]),
    };
  }

  /** The parts of a compound; a product that has the complete word has both. */
  #parts(text: string, others: readonly QueryForm[]): readonly QueryWord[] | undefined {
    const compound = splitWord(this.#knowledge.vocabulary, text, this.#lexemesFor);
    if (compound === undefined) return undefined;
    const complete = [...this.#own(text), ...this.#synonyms(text), ...others];
    return [compound.modifier, compound.head].map((part) => {
      const own = this.#whole(part);
      // Of a compound, only the complete word was typed.
      return { ...own, forms: bestOf([...complete, ...own.forms.map((form) => ({ ...form, isTyped: false }))]) };
    });
  }

  #add(words: readonly QueryWord[]): void {
    for (const word of words)
      if (this.words.length < MAX_SCORED_WORDS && !this.words.some(({ text }) => text === word.text))
        this.words.push(word);
  }

  /** Words that a typed beginning may become. */
  #completed(words: readonly string[], hasSynonyms: (word: string) => boolean): readonly QueryForm[] {
    return words
      .slice(0, MAX_COMPLETIONS)
      .flatMap((text) => [
        ...this.#own(text, { factor: weight.prefix, isTyped: false }),
        ...(hasSynonyms(text) ? this.#synonyms(text, weight.prefix) : []),
      ]);
  }

  /** The words that begin as typed: of what products are called it is enough that they begin so. */
  #completions(start: string): readonly QueryForm[] {
    const { vocabulary } = this.#knowledge;
    if (start.length < 2) return [];
    const named = vocabulary.completionsOf(start, MAX_COMPLETIONS);
    const words = named.length > 0 ? named : conceptsBeginning(vocabulary, start);
    return this.#completed(words, (word) => !vocabulary.isShopWord(word));
  }

  /** Whether it is the beginning of a compound, and added as its parts; one that is complete is not. */
  #readBeginning(text: string): boolean {
    const { vocabulary } = this.#knowledge;
    if (this.#isSold(text) || splitWord(vocabulary, text, this.#lexemesFor) !== undefined) return false;
    const beginning = compoundBeginning(vocabulary, text);
    if (beginning === undefined) return false;
    const { modifier, start, heads } = beginning;
    this.#add([
      this.#whole(modifier),
      { text: start, role: 'kind', forms: bestOf(this.#completed(heads, () => true)) },
    ]);
    return true;
  }

  /** Whether it is known, and added. A word that is still being typed is not corrected. */
  #read(text: string, others: readonly QueryForm[], isTyping = false): boolean {
    const { vocabulary } = this.#knowledge;
    const lexemes = this.#lexemesFor(text);
    const concepts = vocabulary.concepts.conceptsOf(text, lexemes);
    const meant = this.#correction(text, lexemes);
    if (meant !== undefined && others.length === 0 && !(isTyping && beginsWord(vocabulary, text))) {
      this.corrections.set(text, meant);
      return this.#read(meant, []);
    }
    const isSold = this.#isSold(text);
    if (concepts.some(({ type, isWhole = false }) => type === 'kind' || isWhole) && isSold) {
      this.#add([this.#whole(text, others)]);
      return true;
    }
    const parts = this.#parts(text, others);
    if (parts !== undefined) {
      const [modifier] = parts;
      const head = parts[1] !== undefined && this.#isSold(parts[1].text) ? parts[1] : undefined;
      // With an unknown modifier, the head alone is something else than what was searched for.
      const isPartKnown = this.#isSold(modifier?.text ?? '') || isSold;
      if (head !== undefined && isPartKnown && concepts.length === 0) {
        this.#add(parts);
        return true;
      }
      if (
        head !== undefined &&
        (concepts.length > 0 || head.text.length >= MIN_KEPT_HEAD || this.#isCompoundOfWords(modifier?.text ?? ''))
      ) {
        this.leftOut.push(text);
        this.#add([head]);
        return true;
      }
    }
    if (isSold || others.length > 0 || hasDigit(text)) {
      this.#add([this.#whole(text, others)]);
      return true;
    }
    return false;
  }

  /**
   * The meaning of a word that is only similar to others. An ending is not a mistake, and the last part of a compound
   * stays: it names the kind.
   */
  #correction(text: string, lexemes: Lexemes): string | undefined {
    const { corrects, vocabulary } = this.#knowledge;
    if (!corrects || hasDigit(text) || vocabulary.isCertain(text, lexemes)) return undefined;
    const isCertain = (part: string): boolean => vocabulary.isCertain(part, this.#lexemesFor(part));
    const compound = splitWord(vocabulary, text, this.#lexemesFor);
    const head = compound !== undefined && isCertain(compound.head) ? compound.head : undefined;
    if (head !== undefined && compound !== undefined && isCertain(compound.modifier)) return undefined;
    const meant = vocabulary.correct(text);
    if (meant === undefined || this.#lexemesFor(meant).light === lexemes.light) return undefined;
    return head !== undefined && head.length >= MIN_KEPT_HEAD && !meant.endsWith(head) ? undefined : meant;
  }

  /** The first part of a compound is a word of the language, though no product has it. */
  #isCompoundOfWords(modifier: string): boolean {
    return this.#knowledge.vocabulary.isKnownWord(modifier);
  }

  #joined(word: Word, neighbours: readonly (readonly [string, string])[]): readonly QueryForm[] {
    const { vocabulary } = this.#knowledge;
    return neighbours
      .filter((pair) => pair.includes(word.text))
      .map(([first, second]) => first + second)
      .filter((text) => vocabulary.hasStem(this.#lexemesFor(text).stem))
      .flatMap((text) => this.#own(text));
  }

  read(words: readonly Word[]): void {
    const { vocabulary, isTyping } = this.#knowledge;
    const { language } = vocabulary;
    for (const [index, word] of words.entries()) {
      const pairs = [words[index - 1], word, words[index + 1]].flatMap((each, at, all) => {
        const next = all[at + 1];
        return each === undefined || next === undefined ? [] : [[each.text, next.text] as const];
      });
      const isLast = isTyping && index === words.length - 1;
      const others = [...this.#joined(word, pairs), ...(isLast ? this.#completions(word.text) : [])];
      if (isLast && others.length === 0 && this.#readBeginning(word.text)) continue;
      const isUsed = vocabulary.frequencyOf(word.text) > 0;
      const restored = isUsed ? undefined : vocabulary.restore(word.text);
      if (this.#read(restored ?? word.text, others, isLast)) continue;
      const parts = word.parts.filter((part) => part.length > 1);
      if (parts.length > 0 && parts.every((part) => this.#isSold(part))) {
        for (const part of parts) this.#read(part, []);
        continue;
      }
      this.leftOut.push(word.text);
      const lexemes = this.#lexemesFor(word.text);
      const [concept] = vocabulary.concepts.conceptsOf(foldWord(word.text, language), lexemes);
      if (concept?.type === 'kind') this.lacksKind = true;
    }
  }
}

/** Understands the words of a query; stop words are skipped unless there are no others. */
export function readQuery(written: readonly Word[], knowledge: Knowledge): ReadQuery {
  const { vocabulary } = knowledge;
  const known: Knowledge = {
    ...knowledge,
    stemOf: (word) => vocabulary.stemOf(word) ?? knowledge.stemOf(word),
  };
  const isExcluded = (_word: Word, index: number): boolean =>
    index > 0 && isNegation(written[index - 1]?.text ?? '', vocabulary.language);
  const wanted = written.filter(
    (word, index) =>
      !isExcluded(word, index) && !(isNegation(word.text, vocabulary.language) && index < written.length - 1),
  );
  const reader = new QueryReader(known);
  reader.read(meaningful(wanted, known));
  const excluding = new QueryReader({ ...known, corrects: false, isTyping: false });
  excluding.read(written.filter(isExcluded));
  const { words, leftOut, corrections, lacksKind } = reader;
  return {
    words,
    excluded: excluding.words,
    leftOut: [...leftOut, ...excluding.leftOut],
    lacksKind,
    corrected: corrections.size === 0 ? undefined : written.map(({ text }) => corrections.get(text) ?? text).join(' '),
  };
}
