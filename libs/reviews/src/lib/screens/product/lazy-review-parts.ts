export { RatingLink } from '../../react/rating-link/RatingLink.tsx';
export { ReviewsSection } from './ReviewsSection.tsx';
