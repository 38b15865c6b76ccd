/** The filters with a fixed name, in the order in which they are printed. */
export const fixedFilterKeys = ['categories', 'brands', 'skus', 'price', 'discount'] as const;
