import type { ComponentProps } from 'react';

import { classNames } from '../../class-names/class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The button's name for assistive technology; also its tooltip. */
  readonly label: string;
  readonly icon: IconName;
}

/** A button that is only an icon, 44 px square, with a name. */
export const IconButton = ({ label, icon, type = 'button', className, ...rest }: IconButtonProps) => (
  <button {...rest} type={type} className={classNames(styles.button, className)} aria-label={label} title={label}>
    <Icon name={icon} size="m" />
  </button>
);
