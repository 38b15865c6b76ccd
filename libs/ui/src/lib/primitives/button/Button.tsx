import type { ComponentProps, MouseEvent } from 'react';

import { classNames } from '../../class-names/class-names.ts';
import styles from './Button.module.css';

/** `primary` once per view, `secondary` beside it, `quiet` for everything else. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

/** Height of the control: `m` 44 px, `l` 52 px. */
export type ButtonSize = 'm' | 'l';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** The action is pending: the button keeps its focus and its width, and ignores further presses. */
  readonly busy?: boolean;
  readonly fullWidth?: boolean;
}

/** A native button; `type` is `button` unless set to `submit`. */
export const Button = ({
  variant = 'primary',
  size = 'm',
  busy = false,
  fullWidth = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-full-width={fullWidth || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={press}
    >
      <span className={styles.label}>{children}</span>
    </button>
  );
};
