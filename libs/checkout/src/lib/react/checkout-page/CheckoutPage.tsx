import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CustomerType, MarketAlias, MinimumOrder } from '@lyng/model';
import { useHref, useSite } from '@lyng/routing';
import { Container, ErrorSummary, Heading } from '@lyng/ui';
import type { FormikErrors } from 'formik';
import { memo, useDeferredValue, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { CheckoutCart } from '../../core/checkout-cart.ts';
import type { CartStatus } from '../../core/kept-cart.ts';
import { parseStep } from '../../core/checkout-steps.ts';
import type { CheckoutValues } from '../../core/checkout-values.ts';
import type { KnownShopper } from '../../core/known-shopper.ts';
import type { PostedCheckout } from '../../state/posted-checkout.ts';
import type { OrderMarket } from '../country-choice/CountryChoice.tsx';
import { fieldErrorMessage, fieldLabel } from '../field-messages.ts';
import { fieldId } from '../form-field/FormTextField.tsx';
import { FormPartsProvider, useFormParts } from '../form-parts.ts';
import { ORDER_SUMMARY_ID, OrderSummary } from '../order-summary/OrderSummary.tsx';
import { PaymentFrame } from '../payment-frame/PaymentFrame.tsx';
import type { StepInAddress } from '../use-checkout-steps.ts';
import { useFocusOnReturn } from '../use-focus-on-return.ts';
import { useOnceTrue } from '../use-once-true.ts';
import { useOpenPayment } from '../use-open-payment.ts';
import type { OpenPayment } from '../use-open-payment.ts';
import { AddressSection } from './AddressSection.tsx';
import { listErrors } from './checkout-errors.ts';
import type { FindCity } from './CityFillIn.tsx';
import styles from './CheckoutPage.module.css';
import { ContactSection } from './ContactSection.tsx';
import { FinishSection } from './FinishSection.tsx';
import { HiddenValues } from './HiddenValues.tsx';
import { PaymentSection } from './PaymentSection.tsx';
import { ShippingSection } from './ShippingSection.tsx';
import { StepLinks } from './StepLinks.tsx';
import { TryNotice } from './TryNotice.tsx';
import { useCheckout } from './use-checkout.ts';
import { useShownCart } from './use-shown-cart.ts';
import { OutOfReachNotice, WithoutCart } from './WithoutCart.tsx';

export interface CheckoutPageProps {
  readonly cart: CheckoutCart;
  /** `ready` unless told: whether an empty cart is known to be empty. */
  readonly cartStatus?: CartStatus;
  /** Asks for the cart again after it was out of reach. */
  readonly onRetryCart?: () => void;
  /** What the account of a logged-in shopper knows: it stands in a form that nobody has written in. */
  readonly known?: KnownShopper | undefined;
  /** The form that the page comes with: posted without script, or left by an earlier visit that had none. */
  readonly posted?: PostedCheckout | null;
  /** The shop's customer type: what the form starts with. */
  readonly customerType: CustomerType;
  readonly onCustomerType: (customerType: CustomerType) => void;
  readonly termsHref: string;
  /** The market's minimum order value (CHK-04). */
  readonly minimumOrder?: MinimumOrder;
  /** The market that is bought in; the site's own unless told (CHK-16). */
  readonly market?: MarketAlias;
  /** Where else the order may go; the shopper chooses, and is asked first. */
  readonly markets?: readonly OrderMarket[];
  readonly onMarket?: (market: MarketAlias) => void;
  /** Fills in the city of a postal code; without it the shopper writes it. */
  readonly findCity?: FindCity;
  /** What the address says of the step, as `payment`; the first one without it. */
  readonly step?: string | null;
  /** Puts the step that the shopper has come to into the address; the page stays where it is. */
  readonly onStep?: StepInAddress['onStep'];
  /** Takes the window to the payment page; the browser's own way unless told. */
  readonly leave?: (url: string) => void;
}

const leaveByWindow = (url: string): void => window.location.assign(url);

const nothing = (): void => undefined;

const noMarkets: readonly OrderMarket[] = [];

/** The whole checkout as one form: who, where, how it comes, how it is paid. */
export const CheckoutPage = ({
  cart,
  cartStatus = 'ready',
  onRetryCart = nothing,
  leave = leaveByWindow,
  step,
  onStep = nothing,
  ...props
}: CheckoutPageProps): ReactNode => {
  const opened = useOpenPayment(cart.id, leave);
  // Another tab may have paid, and started a new cart: what is being paid here stays in sight.
  const shown = useShownCart(cart, opened.payment ? 'loading' : cartStatus);
  if (shown.lines.length === 0) return <WithoutCart status={cartStatus} onRetry={onRetryCart} />;
  return (
    <CheckoutForm
      {...props}
      cart={shown}
      cartStatus={cartStatus}
      onRetryCart={onRetryCart}
      step={parseStep(step)}
      onStep={onStep}
      opened={opened}
    />
  );
};

interface CheckoutFormProps
  extends
    Omit<CheckoutPageProps, 'leave' | 'step' | 'onStep' | 'cartStatus' | 'onRetryCart'>,
    StepInAddress,
    Required<Pick<CheckoutPageProps, 'cartStatus' | 'onRetryCart'>> {
  readonly opened: OpenPayment;
}

const CheckoutForm = (props: CheckoutFormProps): ReactNode => {
  const { cartStatus, onRetryCart, customerType, onCustomerType, termsHref, minimumOrder, step, onStep, opened } =
    props;
  const { posted = null } = props;
  const { t } = useLingui();
  const href = useHref();
  const site = useSite();
  const { market = site.market, markets = noMarkets, onMarket = nothing } = props;
  // While another market's prices are on their way, the sums are the old ones.
  const cart = useMemo(
    () => (cartStatus === 'loading' ? { ...props.cart, moneyBusy: true } : props.cart),
    [props.cart, cartStatus],
  );
  const isPaying = opened.payment !== null;
  const form = useFocusOnReturn(isPaying);
  const hasBegunToPay = useOnceTrue(isPaying);
  const { formik, paymentType, nothingDue, placing, tries, missing, heldBack, submit, mayGoOn, steps, ...checkout } =
    useCheckout({
      posted,
      form,
      onCustomerType,
      known: props.known,
      market,
      cart,
      customerType,
      minimumOrder,
      leave: opened.leave,
      step,
      onStep,
    });
  // What a key opens or closes elsewhere in the form is drawn after the key itself.
  const offered = useDeferredValue(checkout.offered);
  const gate = useDeferredValue(checkout.gate);
  const parts = useFormParts(formik);
  const vatIncluded = formik.values.customerType === 'PERSON';
  const canPay = offered.options.payment.length > 0;
  const total = cart.summary && !cart.moneyBusy ? cart.summary.total.selling.incVatFormatted : '';
  const { problem } = placing;
  const promoCode = cart.promoCode ?? '';
  // A page that is shown anew begins with what the post has led to; a page that is there says it beside its button.
  const isOfPage =
    posted !== null &&
    tries === Number(posted.errors.length > 0) &&
    placing.status === 'open' &&
    problem === posted.problem;
  return (
    <Container className={styles.page}>
      <Heading level={1}>{t`Checkout`}</Heading>
      {cartStatus === 'unreachable' && <OutOfReachNotice onRetry={onRetryCart} />}
      <a className={styles.jump} href={`#${ORDER_SUMMARY_ID}`}>
        <span>{t`See your order`}</span>
        <strong>{total}</strong>
      </a>
      {!opened.payment && <StepLinks current={step} onStep={steps.goTo} />}
      <div className={styles.columns}>
        <FormPartsProvider value={parts}>
          {opened.payment ? (
            <PaymentFrame
              key={opened.payment.id}
              payment={opened.payment}
              onAbandoned={opened.close}
              onSettled={opened.settle}
            />
          ) : (
            <form
              ref={form}
              className={styles.form}
              // Without script, and before it has come; never with the shopper's details in the address.
              method="post"
              action={href('checkout')}
              noValidate
              onFocus={steps.onWork}
              onChange={steps.onWork}
              onSubmit={(event) => {
                event.preventDefault();
                void submit();
              }}
            >
              {isOfPage && <TryNotice problem={problem} promoCode={promoCode} unpaid={posted.unpaid} />}
              <StillWrong key={tries} market={market} errors={formik.errors} />
              <ContactSection market={market} onCustomerType={onCustomerType} />
              <AddressSection market={market} markets={markets} onMarket={onMarket} findCity={props.findCity} />
              <ShippingSection offered={offered} />
              <PaymentSection
                market={market}
                options={offered.options.payment}
                isLoaded={offered.status === 'ready'}
                // What could not be loaded is not on its way.
                gate={gate === 'open' && offered.status === 'failed' && !canPay ? 'shipping' : gate}
                paymentType={paymentType}
                nothingDue={nothingDue}
              />
              <FinishSection
                termsHref={termsHref}
                minimumOrder={minimumOrder}
                missing={missing}
                heldBack={heldBack}
                status={placing.status}
                problem={isOfPage ? null : problem}
                promoCode={promoCode}
                unpaid={hasBegunToPay && placing.status === 'open'}
                totalFormatted={total}
                nothingDue={nothingDue}
                offered={offered}
                gate={gate}
                mayGoOn={mayGoOn}
              />
              <HiddenValues
                cart={cart}
                attempt={posted?.attempt ?? 0}
                values={formik.values}
                offers={{
                  shipping: offered.options.shipping.length > 0,
                  payment: gate === 'open' && canPay && !nothingDue,
                }}
              />
            </form>
          )}
        </FormPartsProvider>
        <OrderSummary cart={cart} vatIncluded={vatIncluded} />
      </div>
    </Container>
  );
};

/** What the last try to buy found wrong, as long as it is. */
const StillWrong = memo(
  ({ market, errors }: { readonly market: MarketAlias; readonly errors: FormikErrors<CheckoutValues> }): ReactNode => {
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
  },
);

StillWrong.displayName = 'StillWrong';
