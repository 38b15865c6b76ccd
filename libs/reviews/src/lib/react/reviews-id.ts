/** Where the reviews stand on the product's page. */
export const reviewsId = 'reviews';
