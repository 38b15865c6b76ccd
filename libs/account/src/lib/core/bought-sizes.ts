/** A line of an order that was bought and not sent back. */
export interface BoughtLine {
  readonly brand: string;
  /** Empty for products of one size. */
  readonly size: string;
  readonly quantity: number;
}

/** The sizes that somebody has bought of one brand, the most bought first. */
export interface BrandSizes {
  readonly brand: string;
  readonly sizes: readonly { readonly size: string; readonly units: number }[];
}

/** The number of brands shown. */
const MAX_BRANDS = 8;

const unitsOf = ({ sizes }: BrandSizes): number => sizes.reduce((sum, { units }) => sum + units, 0);

/** The sizes by brand, the most bought brand first; equal ones by name, numbers by their value. */
export function sizesByBrand(lines: readonly BoughtLine[]): readonly BrandSizes[] {
  const brands = new Map<string, Map<string, number>>();
  for (const { brand, size, quantity } of lines) {
    if (brand === '' || size === '') continue;
    const sizes = brands.get(brand) ?? new Map<string, number>();
    brands.set(brand, sizes.set(size, (sizes.get(size) ?? 0) + quantity));
  }
  const byName = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });
  return [...brands]
    .map(([brand, sizes]) => ({
      brand,
      sizes: [...sizes]
        .map(([size, units]) => ({ size, units }))
        .sort((a, b) => b.units - a.units || byName(a.size, b.size)),
    }))
    .sort((a, b) => unitsOf(b) - unitsOf(a) || byName(a.brand, b.brand))
    .slice(0, MAX_BRANDS);
}
