/**
 * The format of a facet id: the group's prefix, `_`, and the value, all of `[A-Za-z0-9_.-]` and at most 64 characters,
 * so that an address can contain it unescaped.
 *
 * `c_34` category · `b_12` brand · `s_38` size · `s_1100_38` size of the family 1100 · `p1_black` parameter of group 1
 * · `pr_200-500`, `pr_500-` price in major units (the upper end is not included) · `px_200-500` the same without VAT ·
 * `d_21-30`, `d_51-` reduction in percent, both ends included · `st_few-left` stock · `dc_3` campaign · `rp_1` reduced ·
 * `a_alias` one product.
 */
export type FacetId = string;

const FORBIDDEN = /[^A-Za-z0-9.-]+/g;
const MAX_LENGTH = 48;

/** Makes any text fit: `80/86` → `80-86`, `One size` → `one-size`. */
export const facetToken = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(FORBIDDEN, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_LENGTH);

/** Groups of ids that are a price: with VAT, and without. */
export type PriceGroup = 'pr' | 'px';

export const isPriceGroup = (group: string): group is PriceGroup => group === 'pr' || group === 'px';

/** The group of ids that name one product. */
export const PRODUCT_GROUP = 'a';

const known = /^(c|b|s|p\d+|pr|px|d|st|dc|rp|a)_(.+)$/;

/** The group of an id and the value within it; `undefined` for a text that is not a facet id of this shop. */
export function parseFacetId(id: FacetId): { readonly group: string; readonly value: string } | undefined {
  const match = known.exec(id);
  return match?.[1] === undefined || match[2] === undefined ? undefined : { group: match[1], value: match[2] };
}
