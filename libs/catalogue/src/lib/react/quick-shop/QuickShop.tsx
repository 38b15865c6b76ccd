import { useLingui } from '@lingui/react/macro';
import type { AddToCart, Slots } from '@lyng/feature';
import type { Product } from '@lyng/model';
import { Button, EmptyState, Notice, SidePanel, Skeleton, Stack, VisuallyHidden } from '@lyng/ui';
import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { useDispatch } from 'react-redux';
import type { ProductArrival } from '../../core/product-arrival.ts';
import { productViewed } from '../../state/catalogue-events.ts';
import { QuickProductView } from './QuickProductView.tsx';
import styles from './QuickShop.module.css';
import { useQuickProduct } from './use-quick-product.ts';

export interface QuickShopProps {
  /** The product of the panel; `null` while the panel is closed. */
  readonly alias: string | null;
  /** From the customer type: prices with VAT or without. */
  readonly vatIncluded: boolean;
  /** Gives the product a way into the cart; without it the panel only shows the product. */
  readonly Buy?: ComponentType<Slots['product:buy']> | null;
  /** Stands beside the button, such as the favourite heart. */
  readonly Action?: ComponentType<Slots['product-card:action']> | null;
  /** The arrival days of an order that is placed now. */
  readonly arrivalNow?: (product: Product) => ProductArrival | undefined;
  readonly onChooseColour: (alias: string) => void;
  readonly onClose: () => void;
}

/** A product in a panel beside the page, to view and to buy. */
export const QuickShop = ({ alias, ...panel }: QuickShopProps) =>
  alias !== null && <OpenQuickShop {...panel} alias={alias} />;

const OpenQuickShop = ({
  alias,
  vatIncluded,
  Buy,
  Action,
  arrivalNow,
  onChooseColour,
  onClose,
}: QuickShopProps & { readonly alias: string }) => {
  const { t } = useLingui();
  const dispatch = useDispatch();
  const [loaded, retry] = useQuickProduct(alias);
  const last = loaded?.data;
  // A product view counts once, on the page or in the panel.
  useEffect(() => {
    if (last) dispatch(productViewed({ product: last.product }));
  }, [dispatch, last]);
  const data = retry ? undefined : last;
  const isWaiting = !retry && loaded?.alias !== alias;
  const view = (product: Product, addToCart?: AddToCart) => (
    <QuickProductView
      product={product}
      vatIncluded={vatIncluded}
      addToCart={addToCart}
      favourite={Action && <Action product={product} />}
      arrival={arrivalNow?.(product)}
      onChooseColour={onChooseColour}
    />
  );
  return (
    <SidePanel open variant="quick-shop" title={data?.product.name ?? t`Quick shop`} onClose={onClose}>
      <VisuallyHidden>
        <span role="status">{isWaiting ? t`Loading the product` : ''}</span>
      </VisuallyHidden>
      <Stack gap={5} className={styles.panel} aria-busy={isWaiting || undefined}>
        {!retry && !loaded && (
          <>
            <Skeleton shape="media" />
            <Skeleton lines={6} />
          </>
        )}
        {retry && (
          <Notice tone="danger" announce title={t`The product could not be loaded.`}>
            <Button variant="secondary" onClick={retry}>
              {t`Try again`}
            </Button>
          </Notice>
        )}
        {data === null && <EmptyState icon="bag" title={t`This product is no longer for sale`} />}
        {data &&
          (Buy ? <Buy product={data.product}>{(addToCart) => view(data.product, addToCart)}</Buy> : view(data.product))}
      </Stack>
    </SidePanel>
  );
};
