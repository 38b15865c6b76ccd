import { useLingui } from '@lingui/react/macro';
import type { CustomerType } from '@lyng/model';
import { useHref, useSite } from '@lyng/routing';
import { ButtonLink, Container, EmptyState, ErrorSummary, Heading } from '@lyng/ui';
import { FormikProvider } from 'formik';
import type { ReactNode } from 'react';
import type { CheckoutCart } from '../../core/checkout-cart.ts';
import { fieldErrorMessage, fieldLabels } from '../field-messages.ts';
import { fieldId } from '../form-field/FormTextField.tsx';
import { ORDER_SUMMARY_ID, OrderSummary } from '../order-summary/OrderSummary.tsx';
import { AddressSection } from './AddressSection.tsx';
import styles from './CheckoutPage.module.css';
import { ContactSection } from './ContactSection.tsx';
import { FinishSection } from './FinishSection.tsx';
import { PaymentSection } from './PaymentSection.tsx';
import { ShippingSection } from './ShippingSection.tsx';
import { useCheckout } from './use-checkout.ts';

export interface CheckoutPageProps {
  readonly cart: CheckoutCart;
  /** The shop's customer type: what the form starts with. */
  readonly customerType: CustomerType;
  readonly onCustomerType: (customerType: CustomerType) => void;
  readonly termsHref: string;
  /** The market's minimum order value as text (CHK-04). */
  readonly minimumOrderValue?: string;
  /** Takes the window to the payment page; the browser's own way unless told. */
  readonly leave?: (url: string) => void;
}

const leaveByWindow = (url: string): void => window.location.assign(url);

/** The whole checkout as one form: who, where, how it comes, how it is paid. */
export const CheckoutPage = ({ cart, leave = leaveByWindow, ...props }: CheckoutPageProps): ReactNode =>
  cart.lines.length === 0 ? <EmptyCheckout /> : <CheckoutForm {...props} cart={cart} leave={leave} />;

const CheckoutForm = ({ cart, customerType, onCustomerType, termsHref, minimumOrderValue, leave }: CheckoutPageProps & { readonly leave: (url: string) => void }): ReactNode => {
  const { t, i18n } = useLingui();
  const { market } = useSite();
  const { formik, offered, gate, paymentType, placing, failedSubmit, submit } = useCheckout({ cart, customerType, leave });
  const vatIncluded = formik.values.customerType === 'PERSON';
  const total = cart.summary && !cart.moneyBusy ? cart.summary.balance.totalSellingPriceExBalance.incVatFormatted : '';
  return (
    <Container className={styles.page}>
      <Heading level={1}>{t`Checkout`}</Heading>
      <a className={styles.jump} href={`#${ORDER_SUMMARY_ID}`}>
        <span>{t`See your order`}</span>
        <strong>{total}</strong>
      </a>
      <div className={styles.columns}>
        <FormikProvider value={formik}>
          <form
            className={styles.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
          >
            <ErrorSummary
              key={failedSubmit.count}
              title={t`Check these fields to go on`}
              errors={failedSubmit.errors.map(({ field, kind }) => ({
                fieldId: fieldId(field),
                message: `${i18n._(fieldLabels[field])}: ${i18n._(fieldErrorMessage(kind))}`,
              }))}
            />
            <ContactSection onCustomerType={onCustomerType} />
            <AddressSection market={market} />
            <ShippingSection offered={offered} />
            <PaymentSection options={offered.options.payment} gate={gate} paymentType={paymentType} />
            <FinishSection termsHref={termsHref} status={placing.status} problem={placing.problem} totalFormatted={total} />
          </form>
        </FormikProvider>
        <OrderSummary cart={cart} vatIncluded={vatIncluded} minimumOrderValue={minimumOrderValue} />
      </div>
    </Container>
  );
};

const EmptyCheckout = (): ReactNode => {
  const { t } = useLingui();
  const href = useHref();
  return (
    <Container className={styles.page}>
      <EmptyState
        headingLevel={1}
        title={t`There is nothing to check out yet`}
        text={t`Your cart is empty.`}
        action={<ButtonLink href={href('new-products')}>{t`See what is new`}</ButtonLink>}
      />
    </Container>
  );
};
