import type { CatalogueIndex } from '../snapshot/catalogue-index.ts';
import { compareSizes } from '../core/compare-sizes.ts';
import { facetToken } from '../core/facet-id.ts';
import { numbersOf } from './facet-column.ts';
import type { FacetColumn } from './facet-column.ts';

/** A size within one family of products: 38 of women's shoes is different from 38 of children's. */
export interface SizeName {
  /** The category below the department, such as women's shoes. */
  readonly familyId: number;
  readonly label: string;
  /** The label as a facet id has it. */
  readonly token: string;
  /** Its number in the column of sizes. */
  readonly number: number;
}

/** The value of a facet id for a size of one family: `1100_38`; no token contains an underscore. */
export const sizeValue = ({ familyId, token }: Pick<SizeName, 'familyId' | 'token'>): string => `${familyId}_${token}`;

/** The ancestor of a category directly below the department; the category itself where there is none. */
function familyOf(categoryById: CatalogueIndex['categoryById'], categoryId: number): number {
  const parent = categoryById.get(categoryById.get(categoryId)?.parentCategoryId ?? 0);
  return parent === undefined || parent.parentCategoryId === 0 ? categoryId : familyOf(categoryById, parent.categoryId);
}

/**
 * The families of each product, by ordinal: shoes for everybody are in women's shoes and in men's. `categories` numbers
 * the categories from 1 on, in the order of `categoryById`.
 */
export function familiesByOrdinal(
  categoryById: CatalogueIndex['categoryById'],
  primaryCategories: Int32Array,
  categories: FacetColumn,
): (ordinal: number) => readonly number[] {
  const familyOfNumber = [0, ...categoryById.keys()].map((id) =>
    categoryById.get(id)?.parentCategoryId === 0 ? 0 : familyOf(categoryById, id),
  );
  return (ordinal) => {
    const primary = familyOf(categoryById, primaryCategories[ordinal] ?? 0);
    const others = Array.from(numbersOf(categories, ordinal), (number) => familyOfNumber[number] ?? 0);
    return [...new Set([primary, ...others])].filter((id) => id > 0);
  };
}

/** The root above a category. */
export function departmentOf(categoryById: CatalogueIndex['categoryById'], categoryId: number): number {
  const parent = categoryById.get(categoryId)?.parentCategoryId ?? 0;
  return parent === 0 ? categoryId : departmentOf(categoryById, parent);
}

/** Collects the sizes of a catalogue; `numberOfValue` gives every value of the column its number. */
export function collectSizes(numberOfValue: (value: string) => number) {
  const known = new Map<string, number>();
  const names = new Map<number, SizeName>();
  return {
    /** The number of a size. Two spellings of one are one size, with the first spelling as its name. */
    numberOf(familyId: number, label: string): number {
      const key = `${familyId} ${label}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      const token = facetToken(label);
      const number = numberOfValue(sizeValue({ familyId, token }));
      known.set(key, number);
      if (!names.has(number)) names.set(number, { familyId, label, token, number });
      return number;
    },
    /** In the order in which a shopper expects them. */
    sorted: (): readonly SizeName[] => [...names.values()].toSorted((a, b) => compareSizes(a.label, b.label)),
  };
}
