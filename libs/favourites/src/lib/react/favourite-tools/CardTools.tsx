import { useLingui } from '@lingui/react/macro';
import { selectVatIncluded, snackbarShown } from '@lyng/feature';
import type { LoadSizeChoice } from '@lyng/feature';
import type { ListedProduct } from '@lyng/model';
import { Button, useLoaded } from '@lyng/ui';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { favouriteRemoved, favouritesBroughtBack } from '../../state/favourite-events.ts';
import styles from './FavouriteTools.module.css';
import { PriceDrop } from './PriceDrop.tsx';

export interface CardToolsProps {
  readonly product: ListedProduct;
  readonly loadSizes: LoadSizeChoice;
}

/** The tools below a favourite: its sizes for the cart, and whether it has become cheaper. */
export const CardTools = ({ product, loadSizes }: CardToolsProps) => {
  const { t } = useLingui();
  const dispatch = useDispatch();
  const [state, setState] = useState<'closed' | 'sizes' | 'added'>('closed');
  const [Sizes, retry] = useLoaded(state === 'sizes', loadSizes);
  const vatIncluded = useSelector(selectVatIncluded);
  const { productId, name, totalStock, comesOn } = product;
  const canBuy = comesOn === undefined && totalStock.inStock + totalStock.oversellable + totalStock.static > 0;
  const remove = () => {
    dispatch(favouriteRemoved(product));
    const undo = { label: t`Undo`, action: favouritesBroughtBack([productId]) };
    dispatch(snackbarShown(t`${name} is no longer a favourite`, { undo }));
  };
  return (
    <div className={styles.card}>
      {vatIncluded && <PriceDrop product={product} />}
      {canBuy && state !== 'added' && !(Sizes && state === 'sizes') && (
        <Button
          variant="secondary"
          fullWidth
          busy={state === 'sizes' && retry === null}
          aria-label={t`Choose size: ${name}`}
          onClick={() => (retry ? retry() : setState('sizes'))}
        >
          {t`Choose size`}
        </Button>
      )}
      {state === 'sizes' && Sizes && <Sizes product={product} onAdded={() => setState('added')} />}
      {state === 'added' && (
        <>
          <p className={styles.added} role="status">
            {t`In your bag`}
          </p>
          {/* The pressed size is gone; the keyboard goes on from here. */}
          <Button variant="secondary" fullWidth autoFocus onClick={remove}>
            {t`Remove from favourites`}
          </Button>
        </>
      )}
    </div>
  );
};
