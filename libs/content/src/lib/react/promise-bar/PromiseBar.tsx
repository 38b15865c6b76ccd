import { useLingui } from '@lingui/react/macro';
import { Icon } from '@lyng/ui';
import styles from './PromiseBar.module.css';

export interface PromiseBarProps {
  /** The amount above which delivery is free, as the language writes it (spec §9). */
  readonly freeShippingFrom: string;
  /** Days within which goods may be returned (spec §9). */
  readonly returnDays: number;
}

/** What the shop promises of every order, in one line above the header. */
export const PromiseBar = ({ freeShippingFrom, returnDays }: PromiseBarProps) => {
  const { t } = useLingui();
  return (
    <ul className={styles.bar} role="list">
      <li>
        <Icon name="truck" size="s" />
        {t`Free delivery over ${freeShippingFrom}`}
      </li>
      <li>
        <Icon name="return" size="s" />
        {t`${returnDays} days’ right of return`}
      </li>
    </ul>
  );
};
