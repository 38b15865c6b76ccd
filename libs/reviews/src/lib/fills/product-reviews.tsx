import { LazyPart, useAddedData } from '@lyng/feature';
import type { Slots } from '@lyng/feature';
import type { ProductReviewsData } from '../screens/product/data.ts';
import { reviewParts } from '../screens/product/review-parts.ts';

export function Part({ alias }: Slots['product:below']) {
  const added = useAddedData<ProductReviewsData>('reviews');
  return (
    added && (
      <LazyPart parts={reviewParts}>{({ ReviewsSection }) => <ReviewsSection {...added} alias={alias} />}</LazyPart>
    )
  );
}
