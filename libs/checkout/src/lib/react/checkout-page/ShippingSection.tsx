import { useLingui } from '@lingui/react/macro';
import { Button, Notice, RadioGroup, SelectField, VisuallyHidden } from '@lyng/ui';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { deliveryZip } from '../../core/checkout-values.ts';
import type { CheckoutValues } from '../../core/checkout-values.ts';
import type { FieldErrorKind } from '../../core/checkout-field.ts';
import { fieldErrorMessage } from '../field-messages.ts';
import { fieldId } from '../form-field/FormTextField.tsx';
import type { OfferedOptions } from '../use-checkout-options.ts';
import styles from './CheckoutPage.module.css';
import { CheckoutSection } from './CheckoutSection.tsx';

/** How the parcel comes: choices appear with the postal code (CHK-02). */
export const ShippingSection = ({ offered }: { readonly offered: OfferedOptions }): ReactNode => {
  const { t } = useLingui();
  return (
    <CheckoutSection title={t`Delivery`}>
      <div aria-live="polite">
        <ShippingStatus offered={offered} />
      </div>
      {offered.options.shipping.length > 0 && <ShippingChoices offered={offered} />}
    </CheckoutSection>
  );
};

const ShippingStatus = ({ offered: { status, options, retry } }: { readonly offered: OfferedOptions }): ReactNode => {
  const { t } = useLingui();
  const { values } = useFormikContext<CheckoutValues>();
  if (status === 'waiting-for-zip') return <p className={styles.hint}>{t`Enter your postal code to see how we can deliver.`}</p>;
  if (status === 'loading') return <p className={styles.hint}>{t`Finding delivery options`}</p>;
  if (status === 'failed') {
    return (
      <Notice tone="danger" title={t`The delivery options could not be loaded`}>
        <Button variant="secondary" onClick={retry}>{t`Try again`}</Button>
      </Notice>
    );
  }
  if (options.shipping.length > 0) return null;
  return (
    <Notice tone="warning">
      {t`We have no delivery to postal code ${{ zip: deliveryZip(values) }}. Try another address.`}
    </Notice>
  );
};

const ShippingChoices = ({ offered: { options } }: { readonly offered: OfferedOptions }): ReactNode => {
  const { t, i18n } = useLingui();
  const { values, errors, touched, setFieldValue } = useFormikContext<CheckoutValues>();
  const points = options.shipping.find(({ id }) => id === values.shippingId)?.pickupPoints ?? [];
  return (
    <>
      <RadioGroup
        id={fieldId('shippingId')}
        legend={<VisuallyHidden>{t`Choose delivery`}</VisuallyHidden>}
        name="shippingId"
        value={values.shippingId}
        options={options.shipping.map((option) => ({
          value: option.id,
          label: option.name,
          aside: option.isFree ? t`Free` : option.feeFormatted,
        }))}
        onChange={(value) => void setFieldValue('shippingId', value)}
        error={touched.shippingId && errors.shippingId ? i18n._(fieldErrorMessage(errors.shippingId as FieldErrorKind)) : undefined}
      />
      {points.length > 0 && (
        <SelectField
          id={fieldId('pickupPoint')}
          label={t`Pick-up point`}
          name="pickupPoint"
          value={values.pickupPoint}
          options={points.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => void setFieldValue('pickupPoint', event.target.value)}
        />
      )}
    </>
  );
};
