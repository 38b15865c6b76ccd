import type { SourceBrand, SourceProduct } from '@lyng/model';

type Test = (product: SourceProduct) => boolean;

/**
 * Whether a size on a label is the one that a shopper wears: `38` is in `36-38` and `36/38`, `m` is `M`.
 *
 * @param name As printed on the label.
 */
const isSize = (name: string, size: string): boolean => {
  const label = name.toLowerCase();
  if (label === size || label.split('/').includes(size)) return true;
  const [, from, to] = label.match(/^(\d+)-(\d+)$/) ?? [];
  return from !== undefined && Number(size) >= Number(from) && Number(size) <= Number(to);
};

/** Products with a size of that name. */
export const hasSize =
  (size: string): Test =>
  ({ skus }) =>
    skus.some(({ name }) => isSize(name, size));

/** `kind=sneaker,boot colour=white size=38`: the demands of a label, each with the values that satisfy it. */
export const demandsOf = (label: string): readonly { readonly key: string; readonly values: readonly string[] }[] =>
  label
    .split(' ')
    .map((demand) => demand.split('='))
    .map(([key = '', values = '']) => ({ key, values: values.split(',').map((value) => value.replaceAll('+', ' ')) }));

/**
 * Reads a label of written-queries.json: a product matches that has one of the values of each demand. A brand is named
 * by its alias; a plus stands for a space.
 */
export function labelTest(label: string, brands: readonly SourceBrand[]): Test {
  const aliases = new Map(brands.map(({ brandId, alias }) => [brandId, alias]));
  const tests = demandsOf(label).map(({ key, values }): Test => {
    switch (key) {
      case 'kind':
        return ({ kind }) => values.includes(kind);
      case 'colour':
        return ({ colour }) => values.includes(colour.key);
      case 'gender':
        return ({ gender }) => values.includes(gender);
      case 'brand':
        return ({ brandId }) => values.includes(aliases.get(brandId) ?? '');
      case 'material':
        return ({ parameters }) =>
          parameters.some(({ groupId, identifier }) => groupId === 2 && values.includes(identifier));
      case 'size':
        return (product) => values.some((size) => hasSize(size)(product));
      default:
        throw new Error(
          `A label of written-queries.json requires "${key}", which no product has. Use kind, colour, gender, brand, material or size.`,
        );
    }
  });
  return (product) => tests.every((passes) => passes(product));
}
