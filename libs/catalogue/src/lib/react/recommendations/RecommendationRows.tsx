import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ListedProduct } from '@lyng/model';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { productsOfRow } from '../../core/recommendation.ts';
import type { RecommendationRow } from '../../core/recommendation.ts';
import { recommendationChosen, recommendationsShown } from '../../state/catalogue-events.ts';
import type { ProductCardsProps } from '../product-cards/ProductCards.tsx';
import { Recommendations } from './Recommendations.tsx';
import type { RecommendationsProps } from './Recommendations.tsx';

export interface RecommendationRowsProps
  extends Pick<ProductCardsProps, 'vatIncluded' | 'renderAction'>, Pick<RecommendationsProps, 'headingLevel'> {
  /** The recommendations of the search service, in the order in which they are shown. */
  readonly rows: readonly RecommendationRow[];
}

/** The heading of each place, unless the merchandisers have set one. */
const headings: Readonly<Record<string, MessageDescriptor>> = {
  together: msg`Goes well together`,
  popular: msg`Popular right now`,
};

/** The rows that the search service recommends; reports which products it shows, and which one was chosen. */
export const RecommendationRows = ({ rows, ...cards }: RecommendationRowsProps) => {
  const { i18n } = useLingui();
  const dispatch = useDispatch();
  useEffect(() => {
    if (rows.length > 0) dispatch(recommendationsShown({ products: rows.flatMap(productsOfRow) }));
  }, [dispatch, rows]);
  return rows.map((row) => {
    const known = headings[row.id];
    const recommended = productsOfRow(row);
    const choose = ({ productId }: ListedProduct): void => {
      const chosen = recommended.find(({ product }) => product.productId === productId);
      if (chosen) dispatch(recommendationChosen({ alias: chosen.product.alias }));
    };
    return (
      <Recommendations
        {...cards}
        key={row.id}
        list={`row:${row.id}`}
        heading={row.label || (known ? i18n._(known) : row.id)}
        products={recommended.map(({ product }) => product)}
        onSelect={choose}
      />
    );
  });
};
