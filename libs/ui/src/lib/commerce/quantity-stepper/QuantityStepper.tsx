import { useState } from 'react';

import { IconButton } from '../../primitives/button/IconButton.tsx';
import { readQuantity } from './read-quantity.ts';
import styles from './QuantityStepper.module.css';

export interface QuantityStepperProps {
  readonly label: string;
  readonly name: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Called with an integer from `min` to `max`; without it the stepper keeps its own state for a posted form. */
  readonly onChange?: (value: number) => void;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
}

/** A number of pieces: typed, or stepped by one. */
export const QuantityStepper = ({
  label,
  name,
  value,
  min,
  max,
  onChange,
  decreaseLabel,
  increaseLabel,
}: QuantityStepperProps) => {
  const [own, setOwn] = useState(value);
  const [draft, setDraft] = useState<string | null>(null);
  const quantity = onChange ? value : own;

  const commit = (next: number) => {
    setDraft(null);
    if (next === quantity) return;
    setOwn(next);
    onChange?.(next);
  };
  const commitDraft = () => draft !== null && commit(readQuantity(draft, { min, max, fallback: quantity }));

  return (
    <div className={styles.stepper} role="group" aria-label={label}>
      <IconButton icon="minus" label={decreaseLabel} disabled={quantity <= min} onClick={() => commit(quantity - 1)} />
      <input
        className={styles.input}
        type="number"
        inputMode="numeric"
        name={name}
        aria-label={label}
        min={min}
        max={max}
        value={draft ?? quantity}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commitDraft}
        onKeyDown={(event) => event.key === 'Enter' && commitDraft()}
      />
      <IconButton icon="plus" label={increaseLabel} disabled={quantity >= max} onClick={() => commit(quantity + 1)} />
    </div>
  );
};
