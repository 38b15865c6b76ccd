import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MarketAlias } from '@lyng/model';
import { ErrorSummary } from '@lyng/ui';
import type { FormikErrors } from 'formik';
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { CheckoutValues } from '../../core/checkout-values.ts';
import { fieldErrorMessage, fieldLabel } from '../field-messages.ts';
import { fieldId } from '../form-field/FormTextField.tsx';
import { listErrors } from './checkout-errors.ts';

/** The errors of the last try to buy, as long as they remain. */
export const StillWrong = memo(function StillWrong({
  market,
  errors,
}: {
  readonly market: MarketAlias;
  readonly errors: FormikErrors<CheckoutValues>;
}): ReactNode {
  const { t, i18n } = useLingui();
  return (
    <ErrorSummary
      title={t`Check these fields to go on`}
      errors={listErrors(errors).map(({ field, kind }) => ({
        fieldId: fieldId(field),
        message: `${i18n._(fieldLabel(field, market))}: ${i18n._(fieldErrorMessage(kind))}`,
      }))}
      announceLeft={(count) =>
        count === 0
          ? t`All fields are correct now`
          : t`${plural(count, { one: '# field left to correct', other: '# fields left to correct' })}`
      }
    />
  );
});
