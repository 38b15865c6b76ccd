import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Notice } from '@lyng/ui';
import type { MouseEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { emptyCheckoutValues } from '../../core/checkout-values.ts';
import type { KnownDetails } from '../../core/fill-in-known.ts';
import { useFormPart, useFormReader } from '../form-parts.ts';
import styles from './RememberedNotice.module.css';

export interface RememberedNoticeProps {
  readonly known: KnownDetails;
  /** The fields are hidden: their values are read here. */
  readonly isFolded: boolean;
  readonly onOpen: () => void;
  readonly onRemoveRemembered: () => void;
}

/** Shows the details in the form and where they come from; opens their fields, and removes them from the form and the browser. */
export const RememberedNotice = ({ known, isFolded, onOpen, onRemoveRemembered }: RememberedNoticeProps): ReactNode => {
  const { t } = useLingui();
  const values = useFormPart((form) => form.values);
  const read = useFormReader();
  const { email, mobile } = values;
  if (known.email !== email) return null;
  /** Opens the fields after a change, with the focus in the first. */
  const open = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>, change?: () => void): void => {
    flushSync(() => {
      change?.();
      onOpen();
    });
    form?.querySelector<HTMLElement>('[name=email]')?.focus();
  };
  const remove = (): void => {
    onRemoveRemembered();
    void read().setValues(emptyCheckoutValues(values.customerType), false);
  };
  const company = values.customerType === 'PERSON' ? '' : `${values.company}, ${values.organisationId}\n`;
  const { firstName, lastName, addressLine1, zip, city } = values.hasDeliveryAddress ? values.delivery : values;
  return (
    <Notice>
      <p>
        <Trans>These are the details of your last purchase on this device. Check them, and you are almost done.</Trans>
      </p>
      {isFolded && (
        <p
          className={styles.details}
        >{`${company}${firstName} ${lastName}\n${addressLine1}\n${zip} ${city}\n${email}, ${mobile}`}</p>
      )}
      <div className={styles.actions}>
        {isFolded && <Button variant="quiet" onClick={open}>{t`Change the details`}</Button>}
        <Button variant="quiet" onClick={(event) => open(event, remove)}>{t`Not you? Remove the details`}</Button>
      </div>
    </Notice>
  );
};
