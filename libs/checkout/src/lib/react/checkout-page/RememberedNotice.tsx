import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Notice } from '@lyng/ui';
import type { ReactNode } from 'react';
import { emptyCheckoutValues } from '../../core/checkout-values.ts';
import type { KnownDetails } from '../../core/fill-in-known.ts';
import { useFormPart, useFormReader } from '../form-parts.ts';

export interface RememberedNoticeProps {
  readonly known: KnownDetails | undefined;
  readonly onRemoveRemembered: () => void;
}

/** Shows where the details in the form come from, and removes them from the form and the browser. */
export const RememberedNotice = ({ known, onRemoveRemembered }: RememberedNoticeProps): ReactNode => {
  const { t } = useLingui();
  const email = useFormPart(({ values }) => values.email);
  const read = useFormReader();
  if (!known || known.email !== email) return null;
  const remove = (): void => {
    onRemoveRemembered();
    const { values, setValues } = read();
    void setValues(emptyCheckoutValues(values.customerType), false);
  };
  return (
    <Notice>
      <p>
        <Trans>These are the details of your last purchase on this device. Check them, and you are almost done.</Trans>
      </p>
      <div>
        <Button variant="quiet" onClick={remove}>{t`Not you? Remove the details`}</Button>
      </div>
    </Notice>
  );
};
