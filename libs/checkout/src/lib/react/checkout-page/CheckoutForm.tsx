import { useLingui } from '@lingui/react/macro';
import type { CheckoutCart, CustomerType, MarketAlias, MinimumOrder } from '@lyng/model';
import { useSite } from '@lyng/routing';
import { Container, Heading } from '@lyng/ui';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { CartStatus } from '../../core/checkout-cart.ts';
import { reachStep } from '../../core/checkout-steps.ts';
import type { KnownDetails } from '../../core/fill-in-known.ts';
import { missingInCart } from '../../core/checkout-cart.ts';
import type { PostedCheckout } from '../../state/posted-checkout.ts';
import type { OrderMarket } from '../country-choice/CountryChoice.tsx';
import { FormPartsProvider, useFormParts } from '../form-parts.ts';
import { ORDER_SUMMARY_ID, OrderSummary } from '../order-summary/OrderSummary.tsx';
import { PaymentFrame } from '../payment-frame/PaymentFrame.tsx';
import { useCheckoutSteps } from '../use-checkout-steps.ts';
import type { StepInAddress } from '../use-checkout-steps.ts';
import { useFocusOnReturn } from '../use-focus-on-return.ts';
import { useOnceTrue } from '../use-once-true.ts';
import type { OpenPayment } from '../use-open-payment.ts';
import styles from './CheckoutPage.module.css';
import { CheckoutSections } from './CheckoutSections.tsx';
import type { FindCity } from './CityFillIn.tsx';
import { StepLinks } from './StepLinks.tsx';
import { useCheckoutChoices } from './use-checkout-choices.ts';
import { useCheckoutForm } from './use-checkout-form.ts';
import { useCheckoutPlacing } from './use-checkout-placing.ts';
import { OutOfReachNotice } from './WithoutCart.tsx';

export interface CheckoutFormProps extends StepInAddress {
  readonly cart: CheckoutCart;
  readonly cartStatus: CartStatus;
  /** Requests the cart again after it was unreachable. */
  readonly onRetryCart: () => void;
  /**
   * Known details from the account of a logged-in shopper or the browser of a guest: they fill a form that is still
   * empty.
   */
  readonly known?: KnownDetails | undefined;
  /** Removes what the browser remembers of a guest; absent for a logged-in shopper, whose account remembers. */
  readonly onRemoveRemembered?: (() => void) | undefined;
  /** The form that the page comes with: posted without script, or left by an earlier visit that had none. */
  readonly posted?: PostedCheckout | null;
  /** The shop's customer type: what the form starts with. */
  readonly customerType: CustomerType;
  readonly onCustomerType: (customerType: CustomerType) => void;
  readonly termsHref: string;
  readonly minimumOrder?: MinimumOrder | undefined;
  /** The names of the cards and wallets that the market's payment providers take; shown before anything is typed. */
  readonly paymentMarks?: readonly string[] | undefined;
  /** The market that is bought in; default: that of the site. */
  readonly market?: MarketAlias;
  /** Other markets that the order may go to; the shopper chooses, and confirms first. */
  readonly markets?: readonly OrderMarket[];
  readonly onMarket?: (market: MarketAlias) => void;
  /** Fills in the city of a postal code; without it the shopper writes it. */
  readonly findCity?: FindCity | undefined;
  /** The shopper's vouchers below the sums, until the order is being paid; given by the host. */
  readonly vouchers?: ReactNode;
  /** The payment that takes the place of the form while it is open. */
  readonly opened: OpenPayment;
}

const nothing = (): void => undefined;

const noMarkets: readonly OrderMarket[] = [];

/** A cart that the shopper can buy: its form, or the open payment, beside the summary of the order. */
export const CheckoutForm = (props: CheckoutFormProps): ReactNode => {
  const site = useSite();
  const { posted = null, market = site.market, markets = noMarkets, onMarket = nothing, ...given } = props;
  const { cartStatus, known, customerType, onCustomerType, minimumOrder, step, onStep, opened } = given;
  const cart = useCurrentCart(props.cart, cartStatus);
  const isPaying = opened.payment !== null;
  const element = useFocusOnReturn(isPaying);
  const hasBegunToPay = useOnceTrue(isPaying);
  const form = useCheckoutForm({ cart, market, posted, known, customerType, onCustomerType, element });
  const { values } = form.formik;
  const choices = useCheckoutChoices(form, { cart, market, before: posted?.offered });
  const missing = missingInCart(cart, minimumOrder);
  const placing = useCheckoutPlacing(form, choices, {
    cart,
    missing,
    leave: opened.leave,
    before: posted?.problem ?? null,
  });
  const steps = useCheckoutSteps({ step, onStep }, form.draft.isRestored, (requested) =>
    reachStep(requested, values, choices.context),
  );
  const parts = useFormParts(form.formik);
  const totalFormatted = cart.summary && !cart.moneyBusy ? cart.summary.total.selling.incVatFormatted : '';
  const host = { ...given, cart, posted, market, markets, onMarket, missing, totalFormatted, hasBegunToPay };
  return (
    <Container className={styles.page}>
      <CheckoutTop totalFormatted={totalFormatted} onRetry={cartStatus === 'unreachable' ? given.onRetryCart : null} />
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
            <CheckoutSections
              host={host}
              element={element}
              form={form}
              choices={choices}
              placing={placing}
              onWork={steps.onWork}
            />
          )}
        </FormPartsProvider>
        <OrderSummary
          cart={cart}
          vatIncluded={values.customerType === 'PERSON'}
          vouchers={isPaying ? undefined : given.vouchers}
        />
      </div>
    </Container>
  );
};

/** While another market's prices are on their way, the sums are the old ones. */
const useCurrentCart = (cart: CheckoutCart, status: CartStatus): CheckoutCart =>
  useMemo(() => (status === 'loading' ? { ...cart, moneyBusy: true } : cart), [cart, status]);

interface CheckoutTopProps {
  readonly totalFormatted: string;
  /** `null` while the shop responds. */
  readonly onRetry: (() => void) | null;
}

/** The page's title, and on narrow screens the way to the summary. */
const CheckoutTop = ({ totalFormatted, onRetry }: CheckoutTopProps): ReactNode => {
  const { t } = useLingui();
  return (
    <>
      <Heading level={1}>{t`Checkout`}</Heading>
      {onRetry && <OutOfReachNotice onRetry={onRetry} />}
      <a className={styles.jump} href={`#${ORDER_SUMMARY_ID}`}>
        <span>{t`See your order`}</span>
        <strong>{totalFormatted}</strong>
      </a>
    </>
  );
};
