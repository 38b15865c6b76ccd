/** Private person or business: decides whether prices are shown with VAT. */
export type CustomerType = 'PERSON' | 'ORGANIZATION';
