import type { ComponentProps } from 'react';

import { classNames } from '../../class-names/class-names.ts';
import styles from './layout.module.css';
import type { Space } from './Stack.tsx';

export interface ClusterProps extends ComponentProps<'div'> {
  /** Distance between the children, along and across. */
  readonly gap?: Space;
  /** The distribution of free space. */
  readonly justify?: 'start' | 'between' | 'center';
}

/** Lays its children out beside each other and breaks the line when they do not fit. */
export const Cluster = ({ gap = 3, justify = 'start', className, ...rest }: ClusterProps) => (
  <div {...rest} className={classNames(styles.cluster, className)} data-gap={gap} data-justify={justify} />
);
