import { useId } from 'react';
import type { ReactNode } from 'react';

import { describedBy, FieldError } from '../../primitives/field/FieldFrame.tsx';
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden.tsx';
import styles from './SizeGrid.module.css';

/** The stock of a size. */
export type SizeStatus = 'in-stock' | 'few-left' | 'made-to-order' | 'out-of-stock';

/** One size of a product. */
export interface SizeOption {
  readonly skuId: number;
  /** The size as printed on the label. */
  readonly label: string;
  readonly status: SizeStatus;
  /** The status in words, such as "Few left"; read out with the size. */
  readonly note?: string | undefined;
}

export interface SizeGridProps {
  readonly legend: ReactNode;
  readonly name: string;
  readonly sizes: readonly SizeOption[];
  /** The chosen skuId. */
  readonly value: number | null;
  /** Without it the grid keeps its own state, as in a form that is posted. */
  readonly onChange?: (skuId: number) => void;
  readonly error?: ReactNode;
  readonly id?: string;
  /** Stands across from the legend, such as a link to the size guide. */
  readonly aside?: ReactNode;
}

/**
 * The sizes of a product as radio buttons; one that is sold out can be chosen, so that the shopper can request a stock
 * alert.
 */
export const SizeGrid = ({ legend, name, sizes, value, onChange, error, id, aside }: SizeGridProps) => {
  const ownId = useId();
  const groupId = id ?? ownId;
  return (
    <fieldset className={styles.group} id={groupId} tabIndex={-1} aria-describedby={describedBy(groupId, { error })}>
      <legend className={styles.legend}>{legend}</legend>
      {aside && <div className={styles.aside}>{aside}</div>}
      <div className={styles.grid} data-invalid={error ? true : undefined}>
        {sizes.map(({ skuId, label, status, note }) => {
          const checked = skuId === value;
          return (
            <label key={skuId} className={styles.size} data-status={status} title={note}>
              <input
                type="radio"
                name={name}
                value={skuId}
                required
                {...(onChange ? { checked, onChange: () => onChange(skuId) } : { defaultChecked: checked })}
              />
              <span>{label}</span>
              {note && <VisuallyHidden>, {note}</VisuallyHidden>}
            </label>
          );
        })}
      </div>
      <FieldError id={groupId}>{error}</FieldError>
    </fieldset>
  );
};
