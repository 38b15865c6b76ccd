/** The root of Google's taxonomy that a fashion shop belongs to; its categories name no finer one. */
export const apparel = {
  id: 166,
  parentId: null,
  name: 'Apparel & Accessories',
  path: 'Apparel & Accessories',
} as const;
