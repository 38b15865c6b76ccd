import { useLingui } from '@lingui/react/macro';
import { Button } from '@lyng/ui';
import type { ReactNode } from 'react';
import type { CheckoutStep } from '../../core/checkout-steps.ts';

export interface UpdateButtonProps {
  /** The address that shows the page again. */
  readonly step: CheckoutStep;
}

/** Without script: posts the form, and the page shows what belongs to the choices in it. */
export const UpdateButton = ({ step }: UpdateButtonProps): ReactNode => {
  const { t } = useLingui();
  return (
    <noscript>
      <Button type="submit" variant="secondary" name="intent" value={step}>
        {step === 'delivery' ? t`Show delivery and payment` : t`Show the fields for my choice`}
      </Button>
    </noscript>
  );
};
