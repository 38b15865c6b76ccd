import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { placeByHand } from './place-by-hand.ts';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  /** A short addition, never the only way to learn something: touch screens do not show it. It is part of the control's description, also while hidden. */
  readonly text: ReactNode;
  /** Renders one control that can have the focus, with the given props on it. */
  readonly children: (control: { readonly 'aria-describedby': string }) => ReactNode;
}

/** A few words about a control, while the pointer or the keyboard is on it; the pointer may move onto them, and Escape hides them (WCAG 1.4.13). */
export const Tooltip = ({ text, children }: TooltipProps) => {
  const id = useId();
  const bubble = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const popover = bubble.current;
    if (!open || !popover?.parentElement) return;
    const hideOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around the control stays open.
      event.preventDefault();
      setOpen(false);
    };
    // Browsers before 2024 have no popovers; there the text stays a hidden description.
    popover.showPopover?.();
    placeByHand(popover, popover.parentElement);
    document.addEventListener('keydown', hideOnEscape);
    return () => {
      popover.hidePopover?.();
      document.removeEventListener('keydown', hideOnEscape);
    };
  }, [open]);

  return (
    <span
      className={styles.root}
      onPointerEnter={(event) => event.pointerType !== 'touch' && setOpen(true)}
      onPointerLeave={(event) => setOpen(event.currentTarget.querySelector(':focus-visible') !== null)}
      onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
      onBlur={(event) => setOpen(event.currentTarget.matches(':hover'))}
    >
      {children({ 'aria-describedby': id })}
      <span
        ref={bubble}
        id={id}
        className={styles.popover}
        role="tooltip"
        popover="manual"
        data-open={open || undefined}
      >
        <span className={styles.bubble}>{text}</span>
      </span>
    </span>
  );
};
