import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@lyng/i18n';
import { formatDate } from '@lyng/i18n/core';
import type { Product } from '@lyng/model';
import { Button, ButtonLink, Link, SizeGrid } from '@lyng/ui';
import type { SizeStatus } from '@lyng/ui';
import { useId, useSyncExternalStore } from 'react';
import type { FormEvent, MouseEvent, ReactNode } from 'react';
import type { SizeChoice } from '../../core/size-choice.ts';
import { buyable, stockStatus } from '../../core/stock-status.ts';
import type { StockStatus } from '../../core/stock-status.ts';
import styles from './ProductPage.module.css';
import { comingSoon, refusalMessage, stockMessages } from './size-messages.ts';
import { StockMessage } from './StockMessage.tsx';
import { useChosenSize } from './use-chosen-size.ts';

/** How a product gets into the cart: a form that is posted, or what the app does instead once it can. */
export interface AddToCart {
  /** The address that the form is posted to. */
  readonly action: string;
  /** Differs with every page that is rendered: posted twice, the form counts once. */
  readonly formKey: string;
  /** With the form itself, to be sent after all where this cannot be done. */
  readonly onSubmit?: (choice: SizeChoice, form: HTMLFormElement) => void;
  readonly busy?: boolean;
  /** What became of it, such as "Added to your bag"; read out when it changes. */
  readonly message?: ReactNode;
}

/** A page that a press may open in a panel instead. */
export interface PanelLink {
  readonly href: string;
  readonly onOpen?: (event: MouseEvent) => void;
}

export interface PurchaseFormProps {
  readonly product: Product;
  readonly addToCart: AddToCart;
  readonly sizeGuide?: PanelLink | undefined;
  /** Where a shopper asks to be told when a size is back. */
  readonly backInStock?: ((skuId: number) => PanelLink) | undefined;
  readonly favourite?: ReactNode;
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

const never = () => () => undefined;
/** Before hydration the platform checks the form; afterwards the shop does, in its own words. */
const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

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

/** Who clicks twice wants one. The browser counts the clicks of one place; another size, or a pause, begins anew. */
const ignoreDoubleClick = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

interface AskForAlertProps extends PanelLink {
  /** `main` where nothing can be bought, `button` beside a size that is gone, `link` for who sees theirs crossed out. */
  readonly place: 'main' | 'button' | 'link';
  readonly isComing: boolean;
}

/** The way to being told when a size can be bought. */
const AskForAlert = ({ href, onOpen, place, isComing }: AskForAlertProps) => {
  const { t } = useLingui();
  const text = isComing ? t`Tell me when it comes` : t`Tell me when it is back`;
  const link = { href, preserveScroll: true, onClick: onOpen, children: text };
  if (place === 'link') return <Link {...link} />;
  return place === 'main' ? <ButtonLink size="l" fullWidth {...link} /> : <ButtonLink variant="secondary" {...link} />;
};

/** Sizes, what is left of the chosen one, and the button: a form that works before and without script (CAT-06). */
export const PurchaseForm = ({
  product,
  addToCart,
  favourite,
  sizeGuide,
  backInStock,
  skuId: named,
  onChooseSize,
}: PurchaseFormProps) => {
  const { t, i18n } = useLingui();
  const gridId = useId();
  const hydrated = useHydrated();
  const { skuId, refusal, choose, decide } = useChosenSize(product, named, onChooseSize);
  const language = useLanguage();
  const sizes = useSizeOptions(product);
  const chosen = product.skus.find((sku) => sku.skuId === skuId);
  const isSoldOut = product.skus.every(({ stock }) => buyable(stock) === 0);
  const awaited =
    chosen && buyable(chosen.stock) === 0 ? chosen : product.skus.find(({ stock }) => buyable(stock) === 0);
  const { comesOn = '' } = product;
  const isComing = comesOn !== '';
  const alert = awaited && backInStock && { ...backInStock(awaited.skuId), isComing };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // The form is what the shopper sees: a size ticked before hydration is in it, though in no state yet.
    const ticked = new FormData(event.currentTarget).get('skuId');
    const choice = decide(ticked === null ? null : Number(ticked));
    if (choice && !addToCart.onSubmit) return;
    event.preventDefault();
    if (choice) addToCart.onSubmit?.(choice, event.currentTarget);
    else document.getElementById(gridId)?.focus();
  };
  return (
    <form className={styles.purchase} method="post" action={addToCart.action} noValidate={hydrated} onSubmit={submit}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="quantity" value="1" />
      <input type="hidden" name="key" value={addToCart.formKey} />
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
          error={refusal && i18n._(refusalMessage(refusal))}
          aside={sizeGuide && <Link href={sizeGuide.href} onClick={sizeGuide.onOpen}>{t`Size guide`}</Link>}
        />
      )}
      <StockMessage
        stock={chosen?.stock ?? null}
        isHintNeeded={!refusal && !isSoldOut}
        comesOn={comesOn && formatDate(comesOn, language)}
      />
      {!isSoldOut && alert && <AskForAlert {...alert} place={awaited === chosen ? 'button' : 'link'} />}
      <div className={styles.actions}>
        {isSoldOut && alert ? (
          <AskForAlert {...alert} place="main" />
        ) : (
          <Button
            type="submit"
            size="l"
            fullWidth
            busy={addToCart.busy ?? false}
            disabled={isSoldOut}
            onClick={ignoreDoubleClick}
          >
            {isSoldOut ? (isComing ? i18n._(comingSoon) : t`Sold out`) : t`Add to bag`}
          </Button>
        )}
        {favourite}
        <div role="status">{addToCart.message}</div>
      </div>
    </form>
  );
};
