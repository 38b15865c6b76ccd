import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@lyng/i18n';
import { formatDate } from '@lyng/i18n/core';
import { Icon } from '@lyng/ui';
import type { OrderProgress } from '../../core/aftercare.ts';
import { orderSteps } from '../../core/order-steps.ts';
import type { StepName } from '../../core/order-steps.ts';
import styles from './OrderSteps.module.css';

export interface OrderStepsProps {
  readonly progress: OrderProgress;
}

/** The progress of an order: ordered, packed, on its way, delivered. */
export const OrderSteps = ({ progress }: OrderStepsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const names: Readonly<Record<StepName, string>> = {
    ordered: t`Ordered`,
    packed: t`Packed`,
    sent: t`On its way`,
    delivered: t`Delivered`,
  };
  const expected = progress.expectedAt && t`Expected ${{ date: formatDate(progress.expectedAt, language, 'short') }}`;
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
            {at === undefined ? name === 'delivered' && expected : formatDate(at, language, 'short')}
          </span>
        </li>
      ))}
    </ol>
  );
};
