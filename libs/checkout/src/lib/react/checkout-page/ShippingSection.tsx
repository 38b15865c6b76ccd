import { useLingui } from '@lingui/react/macro';
import { Button, Notice, RadioGroup, VisuallyHidden } from '@lyng/ui';
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { ShippingOption } from '../../core/checkout-options.ts';
import { deliveryZip } from '../../core/checkout-values.ts';
import { fieldErrorMessage, fieldLabels } from '../field-messages.ts';
import { fieldId } from '../form-field/FormTextField.tsx';
import { useFieldError, useFormChange, useFormPart } from '../form-parts.ts';
import type { OfferedOptions } from '../use-checkout-options.ts';
import styles from './CheckoutPage.module.css';
import { CheckoutSection } from './CheckoutSection.tsx';
import { UpdateButton } from './UpdateButton.tsx';

/** The shipping options: choices appear with the postal code. */
export const ShippingSection = memo(function ShippingSection({
  offered,
}: {
  readonly offered: OfferedOptions;
}): ReactNode {
  const { t } = useLingui();
  return (
    <CheckoutSection step="delivery" begins title={t`Delivery`}>
      <div aria-live="polite">
        <ShippingStatus offered={offered} />
      </div>
      {offered.options.shipping.length > 0 && <ShippingChoices offered={offered} />}
      <UpdateButton step="delivery" />
    </CheckoutSection>
  );
});

const ShippingStatus = ({ offered: { status, options, retry } }: { readonly offered: OfferedOptions }): ReactNode => {
  const { t } = useLingui();
  const zip = useFormPart(({ values }) => deliveryZip(values));
  if (status === 'waiting-for-zip')
    return <p className={styles.hint}>{t`Enter your postal code to see how we can deliver.`}</p>;
  if (status === 'loading') return <p className={styles.hint}>{t`Finding delivery options`}</p>;
  if (status === 'failed') {
    return (
      <Notice tone="danger" title={t`The delivery options could not be loaded`}>
        <Button variant="secondary" className={styles.scripted} onClick={retry}>{t`Try again`}</Button>
      </Notice>
    );
  }
  if (options.shipping.length > 0) return null;
  return <Notice tone="warning">{t`We have no delivery to postal code ${{ zip }}. Try another address.`}</Notice>;
};

const ShippingChoices = ({ offered: { options } }: { readonly offered: OfferedOptions }): ReactNode => {
  const { t, i18n } = useLingui();
  const shippingId = useFormPart(({ values }) => values.shippingId);
  const pickupPoint = useFormPart(({ values }) => values.pickupPoint);
  const error = useFieldError('shippingId');
  const { setFieldValue } = useFormChange();
  const points = options.shipping.find(({ id }) => id === shippingId)?.pickupPoints ?? [];
  const arrivalText = ({ arrivesOn: day, pickupPoints }: ShippingOption): string =>
    pickupPoints.length > 0 ? t`Ready to collect ${day}` : t`With you ${day}`;
  return (
    <>
      <RadioGroup
        id={fieldId('shippingId')}
        legend={<VisuallyHidden>{t`Choose delivery`}</VisuallyHidden>}
        name="shippingId"
        value={shippingId}
        options={options.shipping.map((option) => ({
          value: option.id,
          label: option.name,
          description: option.arrivesOn && arrivalText(option),
          aside: option.isFree ? t`Free` : option.feeFormatted,
        }))}
        onChange={(value) => void setFieldValue('shippingId', value, true)}
        error={error && i18n._(fieldErrorMessage(error))}
      />
      {points.length > 0 && (
        <div className={styles.points}>
          <RadioGroup
            id={fieldId('pickupPoint')}
            legend={i18n._(fieldLabels.pickupPoint)}
            name="pickupPoint"
            value={pickupPoint}
            options={points.map(({ id, name, street, distance, hours }) => ({
              value: id,
              label: name,
              description: `${street}\n${hours}`.trim(),
              aside: distance,
            }))}
            onChange={(value) => void setFieldValue('pickupPoint', value, true)}
          />
        </div>
      )}
    </>
  );
};
