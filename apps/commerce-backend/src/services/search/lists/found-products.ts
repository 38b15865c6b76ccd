import { phraseOf } from '../core/words.ts';
import { isOpen } from '../wire/ask.ts';
import type { Ask } from '../wire/ask.ts';
import type { TextHits, TextQuestion } from '../find/text-search.ts';

export interface Found extends TextHits {
  /** Ordinals of those that can be had in the market, best first. */
  readonly ordinals: Int32Array;
  readonly phrase: string;
}

/** What a text finds in the market of the question. */
export async function foundProducts(
  { search, view }: Ask,
  text: string,
  options: Pick<TextQuestion, 'corrects' | 'most' | 'isPartly'> = {},
): Promise<Found> {
  const hits = await search.find({ snapshot: view.snapshot, language: view.scope.language, text, ...options });
  return { ...hits, phrase: phraseOf(text), ordinals: hits.ordinals.filter((ordinal) => isOpen(ordinal, view)) };
}
