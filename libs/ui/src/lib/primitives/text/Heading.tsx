import type { ComponentProps } from 'react';

import { classNames } from '../../class-names/class-names.ts';
import styles from './Heading.module.css';

export interface HeadingProps extends ComponentProps<'h1'> {
  /** The level in the page's outline; independent of the look. */
  readonly level: 1 | 2 | 3 | 4;
  /** The look; follows the level by default. */
  readonly size?: 's' | 'm' | 'l' | 'xl' | '2xl' | '3xl';
}

const sizeOfLevel = { 1: '2xl', 2: 'xl', 3: 'l', 4: 'm' } as const;

/** A heading whose outline level and size are chosen separately. */
export const Heading = ({ level, size = sizeOfLevel[level], className, ...rest }: HeadingProps) => {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={classNames(styles.heading, className)} data-size={size} />;
};
