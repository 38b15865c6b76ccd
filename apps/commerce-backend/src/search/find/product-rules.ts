import type { ProductRule } from '../../catalogue/content/files/search-rules.ts';
import type { View } from '../../catalogue/wire/view.ts';
import type { Arrangement } from '../core/ranking/arrange-products.ts';
import { phraseOf } from '../core/words/words.ts';
import { isOpen } from '../wire/search-context.ts';
import { findByKeys } from './find-seeds.ts';

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
  const canBeBought = (ordinal: number): boolean =>
    isOpen(ordinal, view) && (snapshot.columns.stock.buyable[ordinal] ?? 0) > 0;
  return { pinned: pinned.filter(canBeBought), hidden };
}
