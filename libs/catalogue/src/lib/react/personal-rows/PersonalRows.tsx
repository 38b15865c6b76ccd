import { selectVatIncluded, useLazySlot } from '@lyng/feature';
import type { Slots } from '@lyng/feature';
import type { ListedProduct } from '@lyng/model';
import { Container } from '@lyng/ui';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { productsOfRow, withoutRepeats } from '../../core/recommendation.ts';
import type { RecommendationPlace } from '../../wire/load-recommendations.ts';
import { LastVisited } from '../last-visited/LastVisited.tsx';
import type { LastVisitedProps } from '../last-visited/LastVisited.tsx';
import { RecommendationRows } from '../recommendations/RecommendationRows.tsx';
import type { RecommendationRowsProps } from '../recommendations/RecommendationRows.tsx';
import styles from './PersonalRows.module.css';
import type { RowsPlace } from './rows-place.ts';
import { useRecommendations } from './use-recommendations.ts';

export interface PersonalRowsProps {
  readonly place: RowsPlace;
}

const limit = 8;
const alongside = [{ id: 'together', algorithm: 'STYLE_WITH', limit }] as const;
const withCart = [{ id: 'together', algorithm: 'CART', limit }] as const;
const withAdded = [{ id: 'together', algorithm: 'ADD_TO_CART_RECS', limit }] as const;
const popular = [{ id: 'popular', algorithm: 'TOP_PRODUCTS', limit }] as const;
/** Any page of the shop: popular products fit all of them. */
const anywhere: RecommendationPlace = { kind: 'landing', pageReference: '/' };

/** The look of the rows' cards: their prices, and what other features add to them. */
function useCards() {
  const Action = useLazySlot('product-card:action');
  return {
    vatIncluded: useSelector(selectVatIncluded),
    renderAction: (product: ListedProduct) => Action && <Action product={product} />,
  };
}

const Recommended = (rows: Pick<RecommendationRowsProps, 'rows' | 'headingLevel'>) => (
  <RecommendationRows {...rows} {...useCards()} />
);

const Visited = (page: Pick<LastVisitedProps, 'except'>) => <LastVisited {...useCards()} {...page} />;

function ProductRows({ articleNumber, alreadyShown }: Extract<RowsPlace, { kind: 'product' }>) {
  const found = useRecommendations({ kind: 'product', productKey: articleNumber }, alongside);
  const known = alreadyShown.join();
  const rows = useMemo(() => withoutRepeats(found, known.split(',').map(Number)), [found, known]);
  const recommended = rows.flatMap(productsOfRow).map(({ product }) => product.productId);
  return (
    <>
      <Recommended rows={rows} />
      <Visited except={[...alreadyShown, ...recommended]} />
    </>
  );
}

const FreshStart = () => (
  <>
    <Visited />
    <Recommended rows={useRecommendations(anywhere, popular)} />
  </>
);

const WithCart = ({ keys }: { readonly keys: readonly string[] }) => (
  <Recommended rows={useRecommendations({ kind: 'cart', cart: keys }, withCart)} />
);

function CartRows() {
  const Cart = useLazySlot('cart:view');
  return (
    Cart && (
      <Cart>
        {({ cart: { lines }, status }) => {
          if (lines.length > 0) return <WithCart keys={lines.map(({ product }) => product.articleNumber)} />;
          return status === 'ready' && <FreshStart />;
        }}
      </Cart>
    )
  );
}

export const AddedRows = ({ variantKey, otherKeys }: Slots['cart:added']) => (
  <Recommended rows={useRecommendations({ kind: 'added', variantKey, cart: otherKeys }, withAdded)} headingLevel={3} />
);

function RowsOf({ place }: PersonalRowsProps): ReactNode {
  switch (place.kind) {
    case 'product':
      return <ProductRows key={place.articleNumber} {...place} />;
    case 'cart':
      return <CartRows />;
    case 'home':
      return <Visited />;
    case 'nothing-found':
      return <FreshStart />;
  }
}

export const PersonalRows = ({ place }: PersonalRowsProps) => (
  <Container className={styles.rows}>
    <RowsOf place={place} />
  </Container>
);
