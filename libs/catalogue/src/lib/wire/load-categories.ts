import type { CommerceGateway, QueryOptions } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { CatalogueFailure } from '../core/catalogue-failure.ts';
import type { Category } from '../core/category-trail.ts';
import { CategoriesDocument } from './categories.generated.ts';
import { present } from './present.ts';

export const loadCategories = async (
  gateway: CommerceGateway,
  options?: QueryOptions,
): Promise<Result<CatalogueFailure, readonly Category[]>> => {
  const result = await gateway.query(CategoriesDocument, {}, options);
  if (!result.ok) return fail(result.error);
  return ok(
    present(result.value.categories).flatMap(({ categoryId, parentCategoryId, alias, name }) =>
      alias && name ? [{ categoryId, parentCategoryId, alias, name }] : [],
    ),
  );
};
