/** Every kind of product the shop can draw, by family. */
export const drawingKinds = {
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

export type DrawingFamily = keyof typeof drawingKinds;
export type ShoeKind = (typeof drawingKinds.shoes)[number];
export type ClothesKind = (typeof drawingKinds.clothes)[number];
export type AccessoryKind = (typeof drawingKinds.accessories)[number];
export type DrawingKind = ShoeKind | ClothesKind | AccessoryKind;

/** Every surface a drawing can be given. */
export const drawingPatterns = [
  'solid',
  'stripes',
  'check',
  'dots',
  'herringbone',
  'cable',
  'rib',
  'denim',
  'leather',
  'floral',
] as const;

export type DrawingPattern = (typeof drawingPatterns)[number];

const viewsOfFamily = {
  shoes: ['side', 'pair', 'sole', 'detail'],
  clothes: ['front', 'back', 'detail'],
  accessories: ['front', 'side', 'detail'],
} as const satisfies Record<DrawingFamily, readonly string[]>;

export type DrawingView = (typeof viewsOfFamily)[DrawingFamily][number];

/** Whether the shop can draw products of this kind. */
export function isDrawingKind(kind: string): kind is DrawingKind {
  return Object.values(drawingKinds).some((kinds) => kinds.some((known) => known === kind));
}

/** Whether the shop can draw this surface. */
export function isDrawingPattern(pattern: string): pattern is DrawingPattern {
  return drawingPatterns.some((known) => known === pattern);
}

/** The family whose construction the kind shares. */
export function familyOf(kind: DrawingKind): DrawingFamily {
  if (drawingKinds.shoes.some((shoe) => shoe === kind)) return 'shoes';
  return drawingKinds.clothes.some((garment) => garment === kind) ? 'clothes' : 'accessories';
}

/** The views a product of the kind can be drawn from, best for a product card first. */
export function viewsOf(kind: DrawingKind): readonly DrawingView[] {
  return viewsOfFamily[familyOf(kind)];
}
