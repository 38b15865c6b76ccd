import { newId } from '@lyng/browser';
import { useGateway } from '@lyng/commerce-client';
import { useHref } from '@lyng/routing';
import { useSelector } from 'react-redux';
import { useLocation, useRevalidator } from 'react-router-dom';
import { loginHref } from '@lyng/feature';
import type { ShopState } from '@lyng/feature';
import { ProductReviews } from '../../react/product-reviews/ProductReviews.tsx';
import { postReview } from '../../wire/post-review.ts';
import type { ProductReviewsData } from './data.ts';

export interface ReviewsSectionProps extends ProductReviewsData {
  readonly alias: string;
}

export function ReviewsSection({ alias, reviews, page, hasSession }: ReviewsSectionProps) {
  const gateway = useGateway();
  const href = useHref();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const isSignedIn = useSelector(({ reviewer }: ShopState) => reviewer?.isLoggedIn) || hasSession;
  return (
    <ProductReviews
      reviews={reviews}
      moreHref={`${pathname}?reviews=${page + 1}`}
      writing={
        isSignedIn
          ? {
              kind: 'signed-in',
              newId,
              post: (values, key) => postReview(gateway, alias, values, key),
              onPosted: () => void revalidate(),
            }
          : { kind: 'anonymous', loginHref: loginHref(href, `${pathname}#reviews`) }
      }
    />
  );
}
