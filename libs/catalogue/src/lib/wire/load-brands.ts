import type { CommerceGateway, QueryOptions } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import type { Language, Result } from '@lyng/model';
import { brandIndex } from '../core/brand-index.ts';
import type { BrandLetter } from '../core/brand-index.ts';
import type { CatalogueFailure } from '../core/catalogue-failure.ts';
import { BrandsDocument } from './brands.generated.ts';
import { present } from './present.ts';

/** The brands index, sorted when it is loaded so that server and browser never sort it differently. */
export const loadBrands = async (
  gateway: CommerceGateway,
  language: Language,
  options?: QueryOptions,
): Promise<Result<CatalogueFailure, readonly BrandLetter[]>> => {
  const result = await gateway.query(BrandsDocument, {}, options);
  if (!result.ok) return fail(result.error);
  const brands = present(result.value.brands).flatMap(({ alias, name }) => (alias && name ? [{ alias, name }] : []));
  return ok(brandIndex(brands, language));
};
