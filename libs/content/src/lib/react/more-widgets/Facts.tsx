import { Heading } from '@lyng/ui';
import type { FactsWidget } from '../../core/widget.ts';
import styles from './Facts.module.css';
import text from './TextBlock.module.css';

export const Facts = ({ widget: { heading, items } }: { readonly widget: FactsWidget }) => (
  <section className={text.block}>
    {heading && <Heading level={2}>{heading}</Heading>}
    <dl className={styles.list}>
      {items.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);
