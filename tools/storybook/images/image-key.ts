/** The kinds of the libraries' test products, in the order of their ids: 1001 is a sneaker, 1002 an ankle boot. */
const modelKinds = ['ankle-boot', 'sandal', 'loafer', 'wellington', 'slipper', 'sneaker'] as const;

/** Everything that is drawn for stories; a file whose name begins with a kind shows it. */
export const imageKinds = [...modelKinds, 'winter-boot', 'shirt', 'beanie', 'socks'] as const;

export type ImageKind = (typeof imageKinds)[number];

/** The number of colourings of each kind. */
export const colourings = 3;

/** The number of images of each product. */
export const views = 4;

/**
 * The drawing of a product image: kind, colouring and view, as numbers. Products six ids apart are the same
 * model in another colour.
 * @example imageKey('1001-2.svg') // '5-1-1'
 */
export function imageKey(fileName: string): string {
  const [, product = '', view = '1'] = /^(.*?)-?(\d+)?\.\w+$/.exec(fileName) ?? [];
  const id = Number(/\d+/.exec(product)?.[0] ?? 0);
  const named = imageKinds.findIndex((kind) => product.startsWith(kind));
  const kind = named >= 0 ? named : id % modelKinds.length;
  const colouring = Math.floor(id / modelKinds.length) % colourings;
  return [kind, colouring, Math.max(0, Number(view) - 1) % views].join('-');
}
