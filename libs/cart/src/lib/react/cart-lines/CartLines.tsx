import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { ShownLine } from '../../core/replay.ts';
import { CartLine } from '../cart-line/CartLine.tsx';
import { useCartChanges } from '../use-cart-changes.ts';
import styles from './CartLines.module.css';

export interface CartLinesProps {
  readonly lines: readonly ShownLine[];
  readonly vatIncluded: boolean;
  /** The size that was just put into the cart; its line comes first. */
  readonly addedSkuId?: number | null;
  readonly size?: 's' | 'm';
}

/** All lines of the cart, each with its own forms. */
export const CartLines = ({ lines, vatIncluded, addedSkuId = null, size = 'm' }: CartLinesProps): ReactNode => {
  const { t } = useLingui();
  const { setQuantity } = useCartChanges();
  const list = useRef<HTMLUListElement>(null);
  const isAdded = ({ reference }: ShownLine): boolean => reference.skuId === addedSkuId;
  const ordered = [...lines.filter(isAdded), ...lines.filter((line) => !isAdded(line))];
  return (
    <ul ref={list} className={styles.lines} tabIndex={-1} aria-label={t`Items in your cart`}>
      {ordered.map((line, index) => (
        <li key={line.key}>
          <CartLine
            line={line}
            vatIncluded={vatIncluded}
            added={isAdded(line)}
            size={size}
            // The largest content of the cart page; the mini cart opens long after its images could be first.
            priority={size === 'm' && index === 0}
            onQuantity={(quantity) => setQuantity(line.reference, quantity)}
            onRemove={() => {
              // The pressed button goes with its line; the list keeps the place of the keyboard and of the reader.
              list.current?.focus();
              setQuantity(line.reference, 0);
            }}
          />
        </li>
      ))}
    </ul>
  );
};
