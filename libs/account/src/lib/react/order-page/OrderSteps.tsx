import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@lyng/i18n';
import { formatDate } from '@lyng/i18n/core';
import { Icon } from '@lyng/ui';
import { orderSteps } from '../../core/order-steps.ts';
import type { OrderProgress, StepName } from '../../core/order-steps.ts';
import styles from './OrderSteps.module.css';

export interface OrderStepsProps extends OrderProgress {
  readonly expectedAt: string | null;
}

/** The progress of an order: ordered, packed, on its way, delivered. */
export const OrderSteps = ({ expectedAt, ...progress }: OrderStepsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const names: Readonly<Record<StepName, string>> = {
    ordered: t`Ordered`,
    packed: t`Packed`,
    sent: t`On its way`,
    delivered: t`Delivered`,
  };
  const expected = expectedAt && t`Expected ${{ date: formatDate(expectedAt, language, 'short') }}`;
  return (
    <ol className={styles.steps}>
      {orderSteps(progress).map(({ name, at, state }) => (
        <li
          key={name}
          className={styles.step}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark}>{state !== 'open' && <Icon name="check" size="s" />}</span>
          <span className={styles.name}>{names[name]}</span>
          <span className={styles.day}>
            {at === null ? name === 'delivered' && expected : formatDate(at, language, 'short')}
          </span>
        </li>
      ))}
    </ol>
  );
};
