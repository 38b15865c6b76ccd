import { Heading } from '@lyng/ui';
import type { FaqWidget } from '../../core/widget.ts';
import styles from './Faq.module.css';
import text from './TextBlock.module.css';

/** Questions that open their responses, also without script. */
export const Faq = ({ widget: { heading, items } }: { readonly widget: FaqWidget }) => (
  <section className={text.block}>
    {heading && <Heading level={2}>{heading}</Heading>}
    <div>
      {items.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>{question}</summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  </section>
);
