import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@lyng/i18n';
import { formatDate } from '@lyng/i18n/core';
import { useHydrated } from '@lyng/feature';
import type { AddToCart } from '@lyng/feature';
import type { Product } from '@lyng/model';
import { Link, SizeGrid } from '@lyng/ui';
import type { SizeStatus } from '@lyng/ui';
import { useId } from 'react';
import type { FormEvent, MouseEvent, ReactNode } from 'react';
import type { ProductArrival } from '../../core/product-arrival.ts';
import { buyable, stockStatus } from '../../core/stock-status.ts';
import type { StockStatus } from '../../core/stock-status.ts';
import styles from './ProductPage.module.css';
import { PurchaseActions } from './PurchaseActions.tsx';
import { comingSoon, rejectionMessage, stockMessages } from './size-messages.ts';
import { StockMessage } from './StockMessage.tsx';
import { useChosenSize } from './use-chosen-size.ts';

/** A page that a click may open in a panel instead. */
export interface PanelLink {
  readonly href: string;
  readonly onOpen?: (event: MouseEvent) => void;
}

export interface PurchaseFormProps {
  readonly product: Product;
  /** From the customer type: prices with VAT or without. */
  readonly vatIncluded: boolean;
  /** Without it there is no button. */
  readonly addToCart?: AddToCart | undefined;
  readonly sizeGuide?: PanelLink | undefined;
  /** The stock alert page. */
  readonly backInStock?: ((skuId: number) => PanelLink) | undefined;
  readonly favourite?: ReactNode;
  readonly arrival?: ProductArrival | undefined;
  readonly skuId: number | null;
  readonly onChooseSize?: (skuId: number) => void;
}

const gridStatus: Readonly<Record<StockStatus, SizeStatus>> = {
  OUT_OF_STOCK: 'out-of-stock',
  OVERSELLABLE: 'made-to-order',
  STATIC: 'in-stock',
  FEW_LEFT: 'few-left',
  IN_STOCK: 'in-stock',
};

const useSizeOptions = ({ skus, comesOn }: Product) => {
  const { i18n } = useLingui();
  const messages = comesOn === undefined ? stockMessages : { ...stockMessages, OUT_OF_STOCK: comingSoon };
  return skus.map(({ skuId, name, stock }) => {
    const status = stockStatus(stock);
    return {
      skuId,
      label: name,
      status: gridStatus[status],
      note: status === 'IN_STOCK' ? undefined : i18n._(messages[status]),
    };
  });
};

/** Sizes, stock of the chosen one, and the button: a form that works before and without script. */
export const PurchaseForm = ({
  product,
  vatIncluded,
  addToCart,
  favourite,
  sizeGuide,
  backInStock,
  arrival,
  skuId: named,
  onChooseSize,
}: PurchaseFormProps) => {
  const { t, i18n } = useLingui();
  const gridId = useId();
  // Before hydration the browser checks the form; afterwards the shop does, with its own texts.
  const hydrated = useHydrated();
  const { skuId, rejection, choose, decide } = useChosenSize(product, named, onChooseSize);
  const language = useLanguage();
  const sizes = useSizeOptions(product);
  const chosen = product.skus.find((sku) => sku.skuId === skuId);
  const awaited =
    chosen && buyable(chosen.stock) === 0 ? chosen : product.skus.find(({ stock }) => buyable(stock) === 0);
  const { comesOn = '' } = product;
  const alert = awaited && backInStock?.(awaited.skuId);
  const toSizes = () => document.getElementById(gridId)?.focus();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // The form is the source of truth: a size ticked before hydration is in it, but not yet in the state.
    const ticked = new FormData(event.currentTarget).get('skuId');
    const choice = decide(ticked === null ? null : Number(ticked));
    if (choice && addToCart && !addToCart.onSubmit) return;
    event.preventDefault();
    if (choice) addToCart?.onSubmit?.(choice, event.currentTarget);
    else toSizes();
  };
  return (
    <form className={styles.purchase} method="post" action={addToCart?.action} noValidate={hydrated} onSubmit={submit}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="quantity" value="1" />
      <input type="hidden" name="key" value={addToCart?.formKey} />
      {product.skus.length === 1 ? (
        <input type="hidden" name="skuId" value={product.skus[0]?.skuId} />
      ) : (
        <SizeGrid
          id={gridId}
          legend={t`Size`}
          name="skuId"
          sizes={sizes}
          value={skuId}
          onChange={choose}
          error={rejection && i18n._(rejectionMessage(rejection))}
          aside={sizeGuide && <Link href={sizeGuide.href} onClick={sizeGuide.onOpen}>{t`Size guide`}</Link>}
        />
      )}
      <StockMessage
        skus={product.skus}
        chosen={chosen}
        arrival={arrival}
        comesOn={comesOn && formatDate(comesOn, language)}
      />
      <PurchaseActions
        product={product}
        vatIncluded={vatIncluded}
        chosen={chosen}
        alert={alert}
        favourite={favourite}
        hasButton={addToCart !== undefined}
        sizesHref={`#${gridId}`}
        toSizes={toSizes}
      />
    </form>
  );
};
