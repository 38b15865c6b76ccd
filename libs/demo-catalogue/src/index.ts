export { demoAccounts } from './lib/demo-accounts.ts';
export { demoCatalogue } from './lib/demo-catalogue.ts';
export { demoProductsForMembers } from './lib/products-for-members.ts';
export { demoPromotions } from './lib/demo-promotions.ts';
export { demoReviews } from './lib/reviews/demo-reviews.ts';
export { spreadRatings } from './lib/reviews/spread-ratings.ts';
