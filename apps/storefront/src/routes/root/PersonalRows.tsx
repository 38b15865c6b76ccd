import { cartSlice, useCart } from '@lyng/cart';
import { LastVisited, lastVisitedSlice, RecommendationRows, withoutRepeats } from '@lyng/catalogue';
import type { RecommendationPlace, RecommendationRowsProps } from '@lyng/catalogue';
import { FavouriteButton } from '@lyng/favourites';
import type { ProductSummary } from '@lyng/model';
import { Container } from '@lyng/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectVatIncluded, snackbarShown } from '@lyng/feature';
import styles from './PersonalRows.module.css';
import type { RowsPlace } from './rows-place.ts';
import { useRecommendations } from './use-recommendations.ts';

export interface PersonalRowsProps {
  readonly place: RowsPlace;
}

const renderHeart = (product: ProductSummary) => <FavouriteButton product={product} />;

/** Products per row. */
const limit = 8;
const alongside = [
  { id: 'together', algorithm: 'STYLE_WITH', limit },
  { id: 'similar', algorithm: 'ALTERNATIVES', limit },
] as const;
const withCart = [{ id: 'together', algorithm: 'CART', limit }] as const;
const withAdded = [{ id: 'together', algorithm: 'ADD_TO_CART_RECS', limit }] as const;
const popular = [{ id: 'popular', algorithm: 'TOP_PRODUCTS', limit }] as const;
/** Any page of the shop: popular products fit all of them. */
const anywhere: RecommendationPlace = { kind: 'landing', pageReference: '/' };

function Recommended(rows: Pick<RecommendationRowsProps, 'rows' | 'headingLevel'>) {
  const vatIncluded = useSelector(selectVatIncluded);
  return <RecommendationRows {...rows} vatIncluded={vatIncluded} renderAction={renderHeart} />;
}

function Visited({ exceptId }: { readonly exceptId?: number }) {
  const { t } = useLingui();
  const dispatch = useDispatch();
  const vatIncluded = useSelector(selectVatIncluded);
  const showUndo = (productIds: readonly number[]): void => {
    // The pressed button disappears with its row, so move the focus to the page's main part.
    document.getElementById('main')?.focus({ preventScroll: true });
    const undo = { label: t`Undo`, action: lastVisitedSlice.actions.lastVisitedBroughtBack(productIds) };
    dispatch(snackbarShown(t`The list of last visited products is cleared`, { undo }));
  };
  return (
    <LastVisited
      vatIncluded={vatIncluded}
      renderAction={renderHeart}
      onCleared={showUndo}
      {...(exceptId !== undefined && { exceptId })}
    />
  );
}

function ProductRows({ product: { productId, articleNumber }, alreadyShown }: Extract<RowsPlace, { kind: 'product' }>) {
  const found = useRecommendations({ kind: 'product', productKey: articleNumber }, alongside);
  const known = [productId, ...alreadyShown].join();
  const rows = useMemo(() => withoutRepeats(found, known.split(',').map(Number)), [found, known]);
  return (
    <>
      <Recommended rows={rows} />
      <Visited exceptId={productId} />
    </>
  );
}

const FreshStart = () => (
  <>
    <Visited />
    <Recommended rows={useRecommendations(anywhere, popular)} />
  </>
);

function CartRows() {
  const { cart, status } = useCart();
  const keys = cart.lines.map(({ product }) => product.articleNumber);
  const rows = useRecommendations(keys.length > 0 ? { kind: 'cart', cart: keys } : null, withCart);
  if (keys.length > 0) return <Recommended rows={rows} />;
  return status === 'ready' && <FreshStart />;
}

/** Recommendations for the product that opened the cart's panel. */
export function AddedRows() {
  const { cart } = useCart();
  const panel = useSelector(cartSlice.selectors.selectPanel);
  const skuId = panel.open ? panel.addedSkuId : null;
  const product = cart.lines.find(({ reference }) => reference.skuId === skuId)?.product;
  const variantKey = product?.skus.find((sku) => sku.skuId === skuId)?.articleNumber || product?.articleNumber;
  const others = cart.lines.map((line) => line.product.articleNumber).filter((key) => key !== product?.articleNumber);
  const rows = useRecommendations(variantKey ? { kind: 'added', variantKey, cart: others } : null, withAdded);
  return <Recommended rows={rows} headingLevel={3} />;
}

function RowsOf({ place }: PersonalRowsProps): ReactNode {
  switch (place.kind) {
    case 'product':
      return <ProductRows key={place.product.productId} {...place} />;
    case 'cart':
      return <CartRows />;
    case 'home':
      return <Visited />;
    case 'nothing-found':
      return <FreshStart />;
  }
}

/** The rows of a page. */
export const PersonalRows = ({ place }: PersonalRowsProps) => (
  <Container className={styles.rows}>
    <RowsOf place={place} />
  </Container>
);
