import { Recommendations } from '@lyng/catalogue';
import { FavouriteButton } from '@lyng/favourites';
import type { ProductSummary } from '@lyng/model';
import { Stack } from '@lyng/ui';
import { useLingui } from '@lingui/react/macro';
import { ReviewsSection } from './ReviewsSection.tsx';
import type { ReviewsSectionProps } from './ReviewsSection.tsx';

export interface ProductPageBelowFoldProps extends Pick<ReviewsSectionProps, 'alias'> {
  readonly data: Omit<ReviewsSectionProps, 'alias'> & { readonly similar: readonly ProductSummary[] | null };
  readonly vatIncluded: boolean;
}

/** Below a product: similar products and reviews. */
export function ProductPageBelowFold({
  alias,
  data: { similar, hasSession, page, reviews },
  vatIncluded,
}: ProductPageBelowFoldProps) {
  const { t } = useLingui();
  return (
    <Stack gap={7}>
      <Recommendations
        heading={t`You may also like`}
        products={similar ?? []}
        vatIncluded={vatIncluded}
        renderAction={(other) => <FavouriteButton product={other} />}
      />
      <ReviewsSection alias={alias} reviews={reviews} page={page} hasSession={hasSession} />
    </Stack>
  );
}
