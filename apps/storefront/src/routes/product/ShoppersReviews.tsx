import { useGateway } from '@lyng/commerce-client';
import { postReview, ProductReviews } from '@lyng/reviews';
import type { ReviewPage } from '@lyng/reviews';
import { useHref } from '@lyng/routing';
import { useSelector } from 'react-redux';
import { useLocation, useRevalidator } from 'react-router-dom';
import { newId } from '../../client/new-id.ts';
import { loginHref } from '../../shell/login-href.ts';
import type { RootState } from '../../store.ts';

export interface ShoppersReviewsProps {
  readonly alias: string;
  readonly reviews: ReviewPage | null;
  /** Which page of reviews the address asks for. */
  readonly page: number;
  /** Whether the request that brought the page had a session. */
  readonly hasSession: boolean;
}

/** What shoppers say of the product (CAT-11). */
export function ShoppersReviews({ alias, reviews, page, hasSession }: ShoppersReviewsProps) {
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
