import { newId } from '@lyng/browser';
import { useGateway } from '@lyng/commerce-client';
import { postReview, ProductReviews } from '@lyng/reviews';
import type { ReviewPage } from '@lyng/reviews';
import { useHref } from '@lyng/routing';
import { useSelector } from 'react-redux';
import { useLocation, useRevalidator } from 'react-router-dom';
import { loginHref } from '@lyng/feature';
import type { RootState } from '../../store.ts';

export interface ReviewsSectionProps {
  readonly alias: string;
  readonly reviews: ReviewPage | null;
  /** The page of reviews that the address requests. */
  readonly page: number;
  /** Whether the request for the page had a session. */
  readonly hasSession: boolean;
}

/** The reviews of the product. */
export function ReviewsSection({ alias, reviews, page, hasSession }: ReviewsSectionProps) {
  const gateway = useGateway();
  const href = useHref();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const isSignedIn = useSelector(({ auth }: RootState) => Boolean(auth?.user)) || hasSession;
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
