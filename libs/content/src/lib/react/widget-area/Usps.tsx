import { Icon } from '@lyng/ui';
import type { UspsWidget } from '../../core/widget.ts';
import styles from './Usps.module.css';

/** The promises of the shop, side by side. */
export const Usps = ({ widget: { items } }: { readonly widget: UspsWidget }) => (
  <ul className={styles.usps} role="list">
    {items.map(({ icon, title, text }) => (
      <li key={title}>
        <Icon name={icon} />
        <div>
          <p className={styles.title}>{title}</p>
          {text && <p className={styles.text}>{text}</p>}
        </div>
      </li>
    ))}
  </ul>
);
