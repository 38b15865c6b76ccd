import { useLingui } from '@lingui/react/macro';
import { useSlot } from '@lyng/feature';
import type { AddToCart, SizeChoice as SizeChoiceSlot } from '@lyng/feature';
import type { Product } from '@lyng/model';
import { Button, Notice, VisuallyHidden } from '@lyng/ui';
import type { ComponentProps, FormEvent } from 'react';
import { buyable } from '../../core/stock-status.ts';
import { useQuickProduct } from '../quick-shop/use-quick-product.ts';
import styles from './SizeChoice.module.css';

interface SizeButtonsProps {
  readonly product: Product;
  readonly addToCart: AddToCart;
  readonly onAdded: () => void;
}

const SizeButtons = ({ product: { name, skus }, addToCart, onAdded }: SizeButtonsProps) => {
  const { t } = useLingui();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!addToCart.onSubmit || !(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    addToCart.onSubmit({ skuId: Number(submitter.value), quantity: 1 }, event.currentTarget);
    onAdded();
  };
  const only = skus.length === 1;
  return (
    <form method="post" action={addToCart.action} onSubmit={submit}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="quantity" value="1" />
      <input type="hidden" name="key" value={addToCart.formKey} />
      <fieldset className={styles.sizes} data-only={only || undefined}>
        <legend>
          <VisuallyHidden>{t`Size of ${name} for the bag`}</VisuallyHidden>
        </legend>
        {skus.map(({ skuId, name: size, stock }, index) => {
          const isSoldOut = buyable(stock) === 0;
          return (
            <button
              key={skuId}
              className={styles.size}
              type="submit"
              name="skuId"
              value={skuId}
              // The pressed button is replaced by the sizes; the keyboard goes on from here.
              autoFocus={index === 0}
              aria-disabled={isSoldOut || undefined}
              onClick={(event) => isSoldOut && event.preventDefault()}
            >
              {only ? t`Add to bag` : size}
              {isSoldOut && <VisuallyHidden>{`, ${t`Sold out`}`}</VisuallyHidden>}
            </button>
          );
        })}
      </fieldset>
    </form>
  );
};

/** The sizes of a product below its card: a tap adds one to the cart. */
export const SizeChoice = ({ product: { alias }, onAdded }: ComponentProps<SizeChoiceSlot>) => {
  const { t } = useLingui();
  const Buy = useSlot('product:buy');
  const [loaded, retry] = useQuickProduct(alias);
  if (retry)
    return (
      <Notice tone="danger" announce title={t`The product could not be loaded.`}>
        <Button variant="secondary" onClick={retry}>
          {t`Try again`}
        </Button>
      </Notice>
    );
  if (!loaded)
    return (
      <Button variant="secondary" fullWidth busy autoFocus>
        {t`Loading the product`}
      </Button>
    );
  if (!loaded.data || !Buy) return <p role="status">{t`This product is no longer for sale`}</p>;
  const { product } = loaded.data;
  return (
    <Buy product={product}>
      {(addToCart) => <SizeButtons product={product} addToCart={addToCart} onAdded={onAdded} />}
    </Buy>
  );
};
