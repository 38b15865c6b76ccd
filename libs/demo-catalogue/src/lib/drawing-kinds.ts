/** Every kind of product that has images (`masters/` of `@lyng/demo-assets`), by family. */
const drawingKinds = {
  shoes: [
    'sneaker',
    'running-shoe',
    'boot',
    'chelsea-boot',
    'ankle-boot',
    'loafer',
    'pump',
    'sandal',
    'ballerina',
    'slipper',
    'wellington',
    'winter-boot',
  ],
  clothes: [
    't-shirt',
    'shirt',
    'blouse',
    'knit',
    'cardigan',
    'hoodie',
    'jacket',
    'coat',
    'puffer',
    'blazer',
    'dress',
    'skirt',
    'jeans',
    'trousers',
    'shorts',
    'leggings',
    'overall',
  ],
  accessories: [
    'bag',
    'tote',
    'backpack',
    'belt',
    'scarf',
    'beanie',
    'cap',
    'gloves',
    'sunglasses',
    'socks',
    'watch',
    'wallet',
  ],
} as const;

type DrawingFamily = keyof typeof drawingKinds;
export type DrawingKind = (typeof drawingKinds)[DrawingFamily][number];

const viewsOfFamily = {
  shoes: ['side', 'pair', 'sole', 'detail'],
  clothes: ['front', 'back', 'detail'],
  accessories: ['front', 'side', 'detail'],
} as const satisfies Record<DrawingFamily, readonly string[]>;

const families = Object.keys(drawingKinds) as readonly DrawingFamily[];
const viewsOfKind = new Map<string, readonly string[]>(
  families.flatMap((family) => drawingKinds[family].map((kind) => [kind, viewsOfFamily[family]])),
);

/** The views of a kind, best for a product card first; none of an unknown one. */
export const viewsOf = (kind: string): readonly string[] => viewsOfKind.get(kind) ?? [];
