import { iconPaths } from './icon-paths.ts';
import type { IconName } from './icon-paths.ts';
import styles from './Icon.module.css';

export interface IconProps {
  readonly name: IconName;
  /** `s` 16 px, `m` 24 px, `l` 32 px. */
  readonly size?: 's' | 'm' | 'l';
}

/** A decorative icon in the colour of its text; the text is beside it or in the control's label. */
export const Icon = ({ name, size = 'm' }: IconProps) => (
  <svg
    className={styles.icon}
    data-size={size}
    data-filled={name === 'heart-filled' || undefined}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path d={iconPaths[name]} />
  </svg>
);
