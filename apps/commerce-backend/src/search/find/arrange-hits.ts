import type { View } from '../../catalogue/wire/view.ts';
import { phraseOf } from '../core/words/words.ts';
import type { TextHits } from './text-search.ts';
import type { ProductRule } from '../../catalogue/content/files/search-rules.ts';
import { canBeBought, findByKeys, isOpen } from './find-products.ts';

/** Products of a list by their ordinals, as a merchant wants them. */
export interface Arrangement {
  readonly pinned: readonly number[];
  readonly hidden: readonly number[];
}

/**
 * The list with its pinned products, each once, and without its hidden ones. `pinsFirst` puts the pinned ones first, in
 * their order; else those that the list has stay in place.
 */
export function arrangeProducts(
  ordinals: Int32Array,
  { pinned, hidden }: Arrangement,
  { pinsFirst }: { readonly pinsFirst: boolean },
): Int32Array {
  if (pinned.length === 0 && hidden.length === 0) return ordinals;
  const without = new Set(hidden);
  const left = ordinals.filter((ordinal) => !without.has(ordinal));
  const pins = [...new Set(pinned)].filter((ordinal) => !without.has(ordinal));
  if (pinsFirst) {
    const first = new Set(pins);
    return Int32Array.from([...pins, ...left.filter((ordinal) => !first.has(ordinal))]);
  }
  const listed = new Set(left);
  return Int32Array.from([...left, ...pins.filter((ordinal) => !listed.has(ordinal))]);
}

interface Arranging {
  readonly text: string;
  readonly view: View;
  /** Whether pinned products come first; in other orders they keep their places. */
  readonly pinsFirst: boolean;
}

/** The sold products among the hits, with the products that the merchant pinned and without those that are hidden. */
export async function arrangeHits(hits: TextHits, { text, view, pinsFirst }: Arranging): Promise<TextHits> {
  const sold = (ordinals: Int32Array): Int32Array => ordinals.filter((ordinal) => isOpen(ordinal, view));
  const found = { ...hits, ordinals: sold(hits.ordinals), near: sold(hits.near) };
  const rule = productRuleOf([text, ...(hits.corrected === undefined ? [] : [hits.corrected])].map(phraseOf), view);
  if (rule === undefined) return found;
  const arrangement = await arrangementOf(rule, view);
  const ordinals = arrangeProducts(found.ordinals, arrangement, { pinsFirst });
  const near = arrangeProducts(found.near, { ...arrangement, pinned: [] }, { pinsFirst });
  // The merchant's products are the whole result of a phrase that finds nothing.
  return found.ordinals.length === 0 && ordinals.length > 0
    ? { ...found, ordinals, near, leftOut: [], isRelaxed: false }
    : { ...found, ordinals, near };
}

const none: Arrangement = { pinned: [], hidden: [] };

const byPhrase = new WeakMap<readonly ProductRule[], ReadonlyMap<string, ProductRule>>();

/** The merchant's rule for the first of the phrases that has one. */
export function productRuleOf(phrases: readonly string[], { content, scope }: View): ProductRule | undefined {
  const rules = content.search.products[scope.language];
  if (rules === undefined) return undefined;
  let found = byPhrase.get(rules);
  if (found === undefined)
    byPhrase.set(rules, (found = new Map(rules.map((rule) => [phraseOf(rule.phrase), rule] as const))));
  return phrases.map((phrase) => found.get(phrase)).find((rule) => rule !== undefined);
}

/** The products of a rule; pins only as far as they can be bought in the market now. */
export async function arrangementOf(rule: ProductRule | undefined, view: View): Promise<Arrangement> {
  if (rule === undefined) return none;
  const { snapshot } = view;
  const [pinned, hidden] = await Promise.all([findByKeys(snapshot, rule.pin), findByKeys(snapshot, rule.hide)]);
  return { pinned: pinned.filter((ordinal) => canBeBought(ordinal, view)), hidden };
}
