import type { ComponentProps } from 'react';

import { classNames } from '../../class-names/class-names.ts';
import styles from './layout.module.css';

/** A step of the spacing scale, 1 (4 px) to 5 (24 px). */
export type Space = 1 | 2 | 3 | 4 | 5;

export interface StackProps extends ComponentProps<'div'> {
  /** Distance between the children. */
  readonly gap?: Space;
}

/** Lays its children out below each other. */
export const Stack = ({ gap = 4, className, ...rest }: StackProps) => (
  <div {...rest} className={classNames(styles.stack, className)} data-gap={gap} />
);
