import { Recommendations } from '@lyng/catalogue';
import { FavouriteButton } from '@lyng/favourites';
import type { ProductSummary } from '@lyng/model';
import { Stack } from '@lyng/ui';
import { useLingui } from '@lingui/react/macro';
import { ShoppersReviews } from './ShoppersReviews.tsx';
import type { ShoppersReviewsProps } from './ShoppersReviews.tsx';

export interface BelowProductProps extends Pick<ShoppersReviewsProps, 'alias'> {
  readonly data: Omit<ShoppersReviewsProps, 'alias'> & { readonly alike: readonly ProductSummary[] | null };
  readonly vatIncluded: boolean;
}

/** What stands below a product: others of its kind, and what shoppers say of it. */
export function BelowProduct({ alias, data: { alike, hasSession, page, reviews }, vatIncluded }: BelowProductProps) {
  const { t } = useLingui();
  return (
    <Stack gap={7}>
      <Recommendations
        heading={t`You may also like`}
        products={alike ?? []}
        vatIncluded={vatIncluded}
        renderAction={(other) => <FavouriteButton product={other} />}
      />
      <ShoppersReviews alias={alias} reviews={reviews} page={page} hasSession={hasSession} />
    </Stack>
  );
}
