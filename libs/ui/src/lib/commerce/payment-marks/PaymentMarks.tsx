import styles from './PaymentMarks.module.css';

export interface PaymentMarksProps {
  /** Names as their owners write them, such as `Mastercard`: the same in every language. */
  readonly names: readonly string[];
}

/** The cards and wallets that the shop takes, by name: no image, and no request to their owners. */
export const PaymentMarks = ({ names }: PaymentMarksProps) => (
  <span className={styles.marks}>
    {names.map((name) => (
      <span key={name}>{name}</span>
    ))}
  </span>
);
