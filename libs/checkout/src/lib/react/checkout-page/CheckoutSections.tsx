import type { MinorUnits } from '@lyng/model';
import { useHref } from '@lyng/routing';
import { filledFieldsProps } from '@lyng/ui';
import { useDeferredValue } from 'react';
import type { ReactNode, RefObject } from 'react';
import { isCreditPayment } from '../../core/required-fields.ts';
import type { PostedCheckout } from '../../state/posted-checkout.ts';
import type { CheckoutSteps } from '../use-checkout-steps.ts';
import type { CheckoutFormProps } from './CheckoutForm.tsx';
import styles from './CheckoutPage.module.css';
import { DetailsSections } from './DetailsSections.tsx';
import { FinishSection } from './FinishSection.tsx';
import { HiddenValues } from './HiddenValues.tsx';
import { PaymentSection } from './PaymentSection.tsx';
import { ShippingSection } from './ShippingSection.tsx';
import { StillWrong } from './StillWrong.tsx';
import { TryNotice } from './TryNotice.tsx';
import type { CheckoutChoices } from './use-checkout-choices.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';
import type { CheckoutPlacing } from './use-checkout-placing.ts';

type Choices =
  | 'known'
  | 'onRemoveRemembered'
  | 'findCity'
  | 'termsHref'
  | 'minimumOrder'
  | 'paymentMarks'
  | 'onCustomerType';

export interface CheckoutSectionsHost
  extends
    Pick<CheckoutFormProps, Choices>,
    Required<Pick<CheckoutFormProps, 'cart' | 'market' | 'markets' | 'onMarket'>> {
  readonly posted: PostedCheckout | null;
  /** The missing amount for the minimum order value; 0 when the goods reach it. */
  readonly missing: MinorUnits;
  /** The amount to pay, as the server formatted it; empty while it is worked out. */
  readonly totalFormatted: string;
  readonly hasBegunToPay: boolean;
}

export interface CheckoutSectionsProps {
  readonly host: CheckoutSectionsHost;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly form: CheckoutFormState;
  readonly choices: CheckoutChoices;
  readonly placing: CheckoutPlacing;
  readonly onWork: CheckoutSteps['onWork'];
}

/** After a post without script the page shows the result at the top; otherwise it is shown beside the button. */
const isResultOfPost = (
  { errors, problem }: PostedCheckout,
  { tries }: CheckoutFormState,
  placing: CheckoutPlacing,
): boolean => tries === Number(errors.length > 0) && placing.status === 'open' && placing.problem === problem;

export const CheckoutSections = ({
  host,
  element,
  form,
  choices,
  placing,
  onWork,
}: CheckoutSectionsProps): ReactNode => {
  const { cart, posted, market } = host;
  const href = useHref();
  // The form draws sections that a key opens or closes after the key itself.
  const offered = useDeferredValue(choices.offered);
  const gate = useDeferredValue(choices.gate);
  const { paymentType, nothingDue } = choices.context;
  const { problem, status } = placing;
  const canPay = offered.options.payment.length > 0;
  const promoCode = cart.promoCode ?? '';
  const isOfPost = posted !== null && isResultOfPost(posted, form, placing);
  return (
    <form
      ref={element}
      className={styles.form}
      // Without script, and before it has come; never with the shopper's details in the address.
      method="post"
      action={href('checkout')}
      noValidate
      onFocus={onWork}
      onChange={onWork}
      {...(form.draft.isRestored && filledFieldsProps)}
      onSubmit={(event) => {
        event.preventDefault();
        void placing.submit();
      }}
    >
      {isOfPost && <TryNotice problem={problem} promoCode={promoCode} unpaid={posted.unpaid} />}
      <StillWrong key={form.tries} market={market} errors={form.formik.errors} />
      <DetailsSections host={host} values={form.formik.values} context={choices.context} />
      <ShippingSection offered={offered} />
      <PaymentSection
        market={market}
        marks={host.paymentMarks}
        options={offered.options.payment}
        isLoaded={offered.status === 'ready'}
        // Options that failed to load are not in flight.
        gate={gate === 'open' && offered.status === 'failed' && !canPay ? 'shipping' : gate}
        paymentType={paymentType}
        nothingDue={nothingDue}
      />
      <FinishSection
        canRemember={host.onRemoveRemembered !== undefined}
        termsHref={host.termsHref}
        minimumOrder={host.minimumOrder}
        missing={host.missing}
        heldBack={placing.heldBack}
        status={status}
        problem={isOfPost ? null : problem}
        promoCode={promoCode}
        unpaid={host.hasBegunToPay && status === 'open'}
        totalFormatted={host.totalFormatted}
        nothingDue={nothingDue}
        // A credit is given at once, by the number that the form has.
        paysNext={!nothingDue && !isCreditPayment(paymentType)}
        offered={offered}
        gate={gate}
        mayGoOn={placing.mayGoOn}
      />
      <HiddenValues
        cart={cart}
        attempt={posted?.attempt ?? 0}
        values={form.formik.values}
        offers={{ shipping: offered.options.shipping.length > 0, payment: gate === 'open' && canPay && !nothingDue }}
      />
    </form>
  );
};
