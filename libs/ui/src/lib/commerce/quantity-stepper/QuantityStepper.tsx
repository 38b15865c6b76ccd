import { useState } from 'react';
import type { KeyboardEvent } from 'react';

import { IconButton } from '../../primitives/button/IconButton.tsx';
import { isComposing } from '../../primitives/is-composing.ts';
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
  const typed = draft === null ? quantity : readQuantity(draft, { min, max, fallback: quantity });
  const step = (next: number) => {
    if (next >= min && next <= max) setDraft(String(next));
  };
  const pressKey = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter') commit(typed);
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? typed + 1 : typed - 1);
  };

  return (
    <div className={styles.stepper} role="group" aria-label={label}>
      <IconButton icon="minus" label={decreaseLabel} disabled={quantity <= min} onClick={() => commit(quantity - 1)} />
      <input
        className={styles.input}
        // A number field would change under the mouse wheel, and read "1e1" as ten.
        type="text"
        inputMode="numeric"
        pattern="[0-9]*"
        autoComplete="off"
        role="spinbutton"
        name={name}
        aria-label={label}
        aria-valuenow={typed}
        aria-valuemin={min}
        aria-valuemax={max}
        value={draft ?? quantity}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => commit(typed)}
        onKeyDown={pressKey}
      />
      <IconButton icon="plus" label={increaseLabel} disabled={quantity >= max} onClick={() => commit(quantity + 1)} />
    </div>
  );
};
