import { ok } from '@lyng/model';
import type { Backend } from '../../platform/backend.ts';
import type { CatalogueSnapshot } from '../../catalogue/snapshot/catalogue-snapshot.ts';
import type { TextSearch } from '../find/text-search.ts';
import { narrowed } from '../find/understood-filters.ts';
import { phraseOf } from '../core/words/words.ts';
import { findByKey } from '../find/find-products.ts';
import { arrangementOf, productRuleOf } from '../find/arrange-hits.ts';
import { searchProducts } from '../lists/search-products.ts';
import type { SearchResults } from '../lists/search-products.ts';
import type { OrRejection } from '../request/rejected-request.ts';
import { readSearchRequest } from '../request/search-request.ts';
import { groupModels } from '../wire/product-group.ts';
import type { SearchContext } from '../wire/search-context.ts';

/** Products that are shown of the results. */
const SHOWN = 10;

export interface TriedProduct {
  readonly articleNumber: string;
  readonly name: string;
  readonly isPinned: boolean;
}

/** An article number of a rule, and what became of it. */
export interface TriedRule {
  readonly articleNumber: string;
  readonly kind: 'pin' | 'hide';
  /** Empty when the catalogue does not have it. */
  readonly name: string;
  /** A pin that is not applied, for it cannot be bought in the market now. */
  readonly isSkipped: boolean;
}

/** A query as the search understands it, and what it finds. */
export interface TriedQuery {
  readonly found: SearchResults;
  /** Models, as the results page counts them. */
  readonly totalHits: number;
  readonly products: readonly TriedProduct[];
  readonly rules: readonly TriedRule[];
}

/** The values of the form. */
export interface TypedQuery {
  readonly market: string;
  readonly language: string;
  readonly q: string;
}

interface Sources {
  readonly snapshot: CatalogueSnapshot;
  readonly search: TextSearch;
}

const namesOf = async (ordinals: readonly number[], { snapshot, scope }: SearchContext['view']) => {
  const ids = ordinals.map((ordinal) => snapshot.columns.ids[ordinal] ?? 0);
  const products = new Map((await snapshot.documents.load(ids)).map((product) => [product.productId, product]));
  return ids.map((id) => ({
    articleNumber: products.get(id)?.articleNumber ?? '',
    name: products.get(id)?.texts[scope.language].name ?? '',
  }));
};

async function rulesOf(phrases: readonly string[], view: SearchContext['view']) {
  const rule = productRuleOf(phrases, view);
  const { pinned } = await arrangementOf(rule, view);
  const written = [
    ...(rule?.pin ?? []).map((articleNumber) => ({ articleNumber, kind: 'pin' as const })),
    ...(rule?.hide ?? []).map((articleNumber) => ({ articleNumber, kind: 'hide' as const })),
  ];
  const rules = await Promise.all(
    written.map(async ({ articleNumber, kind }): Promise<TriedRule> => {
      const ordinal = await findByKey(view.snapshot, articleNumber);
      const [named] = ordinal === undefined ? [] : await namesOf([ordinal], view);
      const isSkipped = kind === 'pin' && (ordinal === undefined || !pinned.includes(ordinal));
      return { articleNumber, kind, name: named?.name ?? '', isSkipped };
    }),
  );
  return { pinned, rules };
}

/** Searches as a shopper would, without being counted. */
export async function tryQuery(
  { config: { shop }, db, content, now }: Pick<Backend, 'config' | 'db' | 'content' | 'now'>,
  { market, language, q }: TypedQuery,
  { snapshot, search }: Sources,
): Promise<OrRejection<TriedQuery>> {
  const request = readSearchRequest(
    shop,
    { market, locale: language, q, notify: 'false' },
    { body: undefined, referer: undefined },
  );
  if (!request.ok) return request;
  const view = { shop, snapshot, scope: request.value.scope, content: content(), now: now() };
  const context: SearchContext = { request: request.value, view, db, search };
  const found = await searchProducts(context, q);
  const groups = groupModels(narrowed(found.ordinals, found.choice, view), view);
  const shown = groups.slice(0, SHOWN).flatMap(({ ordinals }) => ordinals[0] ?? []);
  const phrases = [found.phrase, ...(found.corrected === undefined ? [] : [phraseOf(found.corrected)])];
  const { pinned, rules } = await rulesOf(phrases, view);
  const products = (await namesOf(shown, view)).map((named, place) => ({
    ...named,
    isPinned: pinned.includes(shown[place] ?? -1),
  }));
  return ok({ found, totalHits: groups.length, products, rules });
}
