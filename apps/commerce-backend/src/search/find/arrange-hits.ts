import type { View } from '../../catalogue/wire/view.ts';
import { arrangeProducts } from '../core/ranking/arrange-products.ts';
import { phraseOf } from '../core/words/words.ts';
import type { TextHits } from './text-search.ts';
import { isOpen } from '../wire/search-context.ts';
import { arrangementOf, productRuleOf } from './product-rules.ts';

interface Arranging {
  readonly text: string;
  readonly view: View;
  /** Whether pinned products come first; in other orders they keep their places. */
  readonly pinsFirst: boolean;
}

/** What is sold of the hits, with the products that the merchant pinned and without those that are hidden. */
export async function arrangeHits(hits: TextHits, { text, view, pinsFirst }: Arranging): Promise<TextHits> {
  const sold = (ordinals: Int32Array): Int32Array => ordinals.filter((ordinal) => isOpen(ordinal, view));
  const found = { ...hits, ordinals: sold(hits.ordinals), near: sold(hits.near) };
  const rule = productRuleOf([text, ...(hits.corrected === undefined ? [] : [hits.corrected])].map(phraseOf), view);
  if (rule === undefined) return found;
  const arrangement = await arrangementOf(rule, view);
  const ordinals = arrangeProducts(found.ordinals, arrangement, { pinsFirst });
  const near = arrangeProducts(found.near, { ...arrangement, pinned: [] }, { pinsFirst });
  // What the merchant chose for a phrase that finds nothing is all that it means.
  return found.ordinals.length === 0 && ordinals.length > 0
    ? { ...found, ordinals, near, leftOut: [], isRelaxed: false }
    : { ...found, ordinals, near };
}
