/** The id of the reviews on the product's page. */
export const reviewsId = 'reviews';
