import type { CommerceGateway, QueryOptions } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import type { Language, Result } from '@lyng/model';
import { brandIndex } from '../core/brand-index.ts';
import type { BrandLetter } from '../core/brand-index.ts';
import type { CatalogueFailure } from '../core/catalogue-failure.ts';
import { categoryTree } from '../core/category-tree.ts';
import type { CategoryNode } from '../core/category-tree.ts';
import { BrandsDocument } from './brands.generated.ts';
import { CategoriesDocument } from './categories.generated.ts';
import { parseCategories } from './parse-list-page.ts';
import { present } from './present.ts';

/** The category tree that menus and breadcrumbs are made of (CAT-16). */
export const loadNavigation = async (
  gateway: CommerceGateway,
  options?: QueryOptions,
): Promise<Result<CatalogueFailure, readonly CategoryNode[]>> => {
  const answer = await gateway.query(CategoriesDocument, {}, options);
  return answer.ok ? ok(categoryTree(parseCategories(answer.value.categories))) : fail(answer.error);
};

/** The brands index, sorted where it is loaded so that server and browser never sort it differently (CAT-09). */
export const loadBrands = async (
  gateway: CommerceGateway,
  language: Language,
  options?: QueryOptions,
): Promise<Result<CatalogueFailure, readonly BrandLetter[]>> => {
  const answer = await gateway.query(BrandsDocument, {}, options);
  if (!answer.ok) return fail(answer.error);
  const brands = present(answer.value.brands).flatMap(({ alias, name }) => (alias && name ? [{ alias, name }] : []));
  return ok(brandIndex(brands, language));
};
