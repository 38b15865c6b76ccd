import { Heading } from '@lyng/ui';
import type { TextWidget } from '../../core/widget.ts';
import { RichText } from '../rich-text/RichText.tsx';
import styles from './TextBlock.module.css';

/** Written text in lines of a length that can be read. */
export const TextBlock = ({ widget: { heading, subheading, html, align } }: { readonly widget: TextWidget }) => (
  <section className={styles.block} data-align={align}>
    {heading && <Heading level={2}>{heading}</Heading>}
    {subheading && <p className={styles.subheading}>{subheading}</p>}
    {html && <RichText html={html} />}
  </section>
);
