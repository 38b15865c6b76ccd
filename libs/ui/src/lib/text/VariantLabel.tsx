import styles from './VariantLabel.module.css';

export interface VariantLabelProps {
  /** What was chosen, such as `{ label: 'Size', value: '38' }`. */
  readonly items: readonly { readonly label: string; readonly value: string }[];
}

/** The chosen colour, size and the like of a product, in one muted line. */
export const VariantLabel = ({ items }: VariantLabelProps) => (
  <dl className={styles.list}>
    {items.map(({ label, value }) => (
      <div key={label} className={styles.item}>
        <dt>{label}:</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
