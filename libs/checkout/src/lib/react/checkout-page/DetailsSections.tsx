import { useLingui } from '@lingui/react/macro';
import { useLoaded } from '@lyng/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { FieldContext } from '../../core/checkout-field.ts';
import { reachStep } from '../../core/checkout-steps.ts';
import type { CheckoutValues } from '../../core/checkout-values.ts';
import { AddressSection } from './AddressSection.tsx';
import styles from './CheckoutPage.module.css';
import { CheckoutSection } from './CheckoutSection.tsx';
import type { CheckoutSectionsHost } from './CheckoutSections.tsx';
import { ContactSection } from './ContactSection.tsx';

export interface DetailsSectionsProps {
  readonly host: CheckoutSectionsHost;
  readonly values: CheckoutValues;
  readonly context: FieldContext;
}

const loadRemembered = async () => (await import('./RememberedNotice.tsx')).RememberedNotice;

/**
 * The buyer's details and addresses. Remembered details stand for their fields while they are complete, until the shopper
 * is at work in a field.
 */
export const DetailsSections = ({ host, values, context }: DetailsSectionsProps): ReactNode => {
  const { t } = useLingui();
  const { market, known, onRemoveRemembered } = host;
  const [isOpened, setOpened] = useState(false);
  const open = (): void => setOpened(true);
  const remembered = onRemoveRemembered && known;
  const [Remembered] = useLoaded(remembered !== undefined, loadRemembered);
  const isFolded =
    Remembered !== undefined &&
    !isOpened &&
    remembered?.email === values.email &&
    reachStep('delivery', values, context).missing === null;
  const notice = Remembered && remembered && (
    <Remembered known={remembered} isFolded={isFolded} onOpen={open} onRemoveRemembered={onRemoveRemembered} />
  );
  return (
    <>
      {isFolded ? <CheckoutSection step="details" title={t`Your details`} children={notice} /> : notice}
      <div className={styles.details} hidden={isFolded} onFocus={open}>
        <ContactSection market={market} onCustomerType={host.onCustomerType} />
        <AddressSection
          market={market}
          markets={host.markets}
          onMarket={host.onMarket}
          findCity={host.findCity}
          addresses={known && 'addresses' in known ? known.addresses : undefined}
        />
      </div>
    </>
  );
};
