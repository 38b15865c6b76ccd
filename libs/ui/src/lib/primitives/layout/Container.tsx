import type { ComponentProps } from 'react';

import { classNames } from '../../class-names/class-names.ts';
import styles from './layout.module.css';

export interface ContainerProps extends ComponentProps<'div'> {
  /** `text` keeps lines readable, `form` fits a column of fields. */
  readonly width?: 'content' | 'form' | 'text';
}

/** The page's column with its side margins. */
export const Container = ({ width = 'content', className, ...rest }: ContainerProps) => (
  <div {...rest} className={classNames(styles.container, className)} data-width={width} />
);
