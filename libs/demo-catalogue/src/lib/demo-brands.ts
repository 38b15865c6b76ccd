import type { SourceBrand } from '@lyng/model';
import { inEveryLanguage } from './copy/copies.ts';
import { slugOf } from './copy/slug.ts';
import { capitalise, fillIn } from './copy/grammar.ts';
import { demoBrands } from './range/brands.ts';

/** The brands of the shop, each introduced in one sentence per language. */
export function makeBrands(): readonly SourceBrand[] {
  return demoBrands.map((brand, index) => ({
    brandId: index + 1,
    // One address in all languages, so it is spelled as in the brand's own language.
    alias: slugOf(brand.nation, brand.name),
    name: brand.name,
    description: inEveryLanguage((copy) =>
      capitalise(fillIn(copy.crafts[brand.craft], { brand: brand.name, nation: copy.nations[brand.nation] })),
    ),
  }));
}
