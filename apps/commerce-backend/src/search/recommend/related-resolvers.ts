import { modelRange, sellingPrice } from '../../catalogue/columns/product-columns.ts';
import { toRelatedProductType } from '../../catalogue/wire/related-product-type.ts';
import { viewOf } from '../../catalogue/wire/view.ts';
import type { View } from '../../catalogue/wire/view.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ProductRelation, QueryResolvers, Resolvers } from '../../platform/graphql/resolver-types.generated.ts';
import { groupModels } from '../wire/product-group.ts';
import { isOpen } from '../find/find-products.ts';
import { makeRecommendationContext, recommend } from './algorithms.ts';
import type { Algorithm } from './algorithms.ts';

/** Products of each relation. */
const MAX_RELATED = 12;

const anonymous = { visitor: { customerKey: undefined, sessionKey: undefined } };

/** The other colours of the product's model. */
const otherColours = (ordinal: number, view: View): readonly number[] => {
  const [from, to] = modelRange(view.snapshot.columns, ordinal);
  return Array.from({ length: to - from }, (_, index) => from + index).filter(
    (other) => other !== ordinal && isOpen(other, view),
  );
};

/** The best products of an algorithm, each model once and none of the product's own. */
async function recommended(ordinal: number, view: View, db: Database) {
  const context = await makeRecommendationContext({ db, view, request: anonymous });
  const { groups: models } = view.snapshot.columns;
  return async (algorithm: Algorithm): Promise<readonly number[]> => {
    const found = await recommend(context, algorithm, [ordinal]);
    const others = found.filter((other) => models[other] !== models[ordinal]);
    return groupModels(others, view).flatMap(({ ordinals }) => ordinals.slice(0, 1));
  };
}

const relatedProducts: QueryResolvers['relatedProducts'] = async (_parent, args, context) => {
  const view = await viewOf(context, args);
  const { columns, documents, productIdByAlias } = view.snapshot;
  const ordinal = columns.ordinalOf((await productIdByAlias(view.scope.language, args.alias)) ?? 0);
  if (ordinal < 0 || sellingPrice(columns, view.scope.market.alias, ordinal) === undefined) return [];
  const best = await recommended(ordinal, view, context.db);
  const related: readonly (readonly [ProductRelation, readonly number[]])[] = [
    ['RELATED', otherColours(ordinal, view)],
    ['SIMILAR', await best('ALTERNATIVES')],
    ['ACCESSORIES', await best('STYLE_WITH')],
  ];
  const lists = await Promise.all(
    related.map(async ([relation, ordinals]) => {
      const ids = ordinals.slice(0, MAX_RELATED).map((other) => columns.ids[other] ?? 0);
      return (await documents.load(ids)).map((product) => toRelatedProductType(product, relation, view));
    }),
  );
  return lists.flat();
};

export const relatedResolvers = { Query: { relatedProducts } } satisfies Resolvers;
