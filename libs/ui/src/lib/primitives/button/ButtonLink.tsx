import { classNames } from '../../class-names/class-names.ts';
import { Link } from '../navigation/Link.tsx';
import type { LinkProps } from '../navigation/navigation-context.ts';
import type { ButtonSize, ButtonVariant } from './Button.tsx';
import styles from './Button.module.css';

export interface ButtonLinkProps extends LinkProps {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly fullWidth?: boolean;
}

/** A link that looks like a button: it leads somewhere, it does not act. */
export const ButtonLink = ({
  variant = 'primary',
  size = 'm',
  fullWidth = false,
  className,
  children,
  ...rest
}: ButtonLinkProps) => (
  <Link
    {...rest}
    className={classNames(styles.button, className)}
    data-variant={variant}
    data-size={size}
    data-full-width={fullWidth || undefined}
  >
    <span className={styles.label}>{children}</span>
  </Link>
);
