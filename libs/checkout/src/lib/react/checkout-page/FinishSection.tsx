import { Trans, useLingui } from '@lingui/react/macro';
import { Accordion, Button, CheckboxField, Link, Notice } from '@lyng/ui';
import { useField, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import type { CheckoutValues } from '../../core/checkout-values.ts';
import { LONGEST_MESSAGE } from '../../core/field-check.ts';
import type { FieldErrorKind } from '../../core/checkout-field.ts';
import type { CheckoutState } from '../../state/checkout-slice.ts';
import { fieldErrorMessage, fieldLabels } from '../field-messages.ts';
import { fieldId } from '../form-field/FormTextField.tsx';
import { customerStatusMessage, placementFailureMessage } from '../placement-messages.ts';
import { useOnceTrue } from '../use-once-true.ts';
import type { PlacementProblem } from '../use-place-order.ts';
import styles from './CheckoutPage.module.css';

export interface FinishSectionProps {
  readonly termsHref: string;
  readonly status: CheckoutState['status'];
  readonly problem: PlacementProblem | null;
  /** What is paid, as the server wrote it; empty while it is worked out. */
  readonly totalFormatted: string;
}

/** The last words, the terms, and the button that makes the order. */
export const FinishSection = ({ termsHref, status, problem, totalFormatted }: FinishSectionProps): ReactNode => {
  const { t, i18n } = useLingui();
  const { values, errors, touched, setFieldValue } = useFormikContext<CheckoutValues>();
  const tick = (name: 'newsletter' | 'terms') => ({
    id: fieldId(name),
    name,
    checked: values[name],
    onChange: (event: { readonly target: { readonly checked: boolean } }) => void setFieldValue(name, event.target.checked),
  });
  return (
    <section className={styles.section} aria-label={t`Complete your purchase`}>
      <OrderMessage />
      <CheckboxField {...tick('newsletter')} label={t`Yes, send me news and offers by email. I can unsubscribe at any time.`} />
      <CheckboxField
        {...tick('terms')}
        label={
          <Trans>
            I accept the{' '}
            <Link href={termsHref} target="_blank">
              terms of purchase
            </Link>
          </Trans>
        }
        error={touched.terms && errors.terms ? i18n._(fieldErrorMessage(errors.terms as FieldErrorKind)) : undefined}
      />
      {problem && (
        <Notice tone="danger" announce title={t`Your order was not placed`}>
          {i18n._(problem.kind === 'stopped' ? customerStatusMessage(problem.status) : placementFailureMessage(problem.failure))}
        </Notice>
      )}
      <Button type="submit" size="l" fullWidth busy={status !== 'open'}>
        {status === 'open' ? (
          totalFormatted ? t`Complete purchase, ${totalFormatted}` : t`Complete purchase`
        ) : (
          <ProgressText status={status} />
        )}
      </Button>
      <p className={styles.hint}>{t`You pay on a secure page in the next step.`}</p>
    </section>
  );
};

const ProgressText = ({ status }: { readonly status: CheckoutState['status'] }): ReactNode => {
  const { t } = useLingui();
  return status === 'leaving' ? t`Taking you to payment` : t`Checking your order`;
};

/** The shopper's own words to the shop; closed until they are wanted. */
const OrderMessage = (): ReactNode => {
  const { i18n } = useLingui();
  const [field] = useField<string>('message');
  const isOpen = useOnceTrue(field.value !== '');
  return (
    <Accordion summary={i18n._(fieldLabels.message)} open={isOpen}>
      <textarea
        {...field}
        id={fieldId('message')}
        className={styles.message}
        aria-label={i18n._(fieldLabels.message)}
        rows={3}
        maxLength={LONGEST_MESSAGE}
      />
    </Accordion>
  );
};
