import { LazyPart, useAddedData } from '@lyng/feature';
import { useState } from 'react';
import type { ProductReviewsData } from '../screens/product/data.ts';
import { reviewParts } from '../screens/product/review-parts.ts';

/** The average beside the name of a product; nothing where the reviews failed to load. */
export function Part() {
  const reviews = useAddedData<ProductReviewsData>('reviews')?.reviews;
  const [atFirst] = useState(reviews);
  return (
    reviews && (
      <LazyPart parts={reviewParts} wanted={reviews.count !== atFirst?.count || reviews.average !== atFirst.average}>
        {({ RatingLink }) => <RatingLink reviews={reviews} />}
      </LazyPart>
    )
  );
}
