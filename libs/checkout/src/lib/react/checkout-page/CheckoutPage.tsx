import { useState } from 'react';
import type { ReactNode } from 'react';
import type { CheckoutCart } from '@lyng/model';
import { parseStep } from '../../core/checkout-steps.ts';
import { useOpenPayment } from '../use-open-payment.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import type { CheckoutFormProps } from './CheckoutForm.tsx';
import { WithoutCart } from './WithoutCart.tsx';
import { cartToShow } from '../../core/checkout-cart.ts';
import type { CartStatus } from '../../core/checkout-cart.ts';

export interface CheckoutPageProps extends Omit<
  CheckoutFormProps,
  'cartStatus' | 'onRetryCart' | 'step' | 'onStep' | 'opened'
> {
  /** Default: `ready`; whether an empty cart is known to be empty. */
  readonly cartStatus?: CheckoutFormProps['cartStatus'];
  /** Requests the cart again after it was unreachable. */
  readonly onRetryCart?: () => void;
  /** The step of the address, such as `payment`; absent for the first one. */
  readonly step?: string | null;
  /** Writes the current step into the address; the page stays where it is. */
  readonly onStep?: CheckoutFormProps['onStep'];
  /** Navigates to the payment page; default: by the window. */
  readonly leave?: (url: string) => void;
}

const leaveByWindow = (url: string): void => window.location.assign(url);

const nothing = (): void => undefined;

/** The complete checkout as one form: contact, address, delivery, payment. */
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

/** The cart that the page goes on with while the host's is out of reach. */
function useShownCart(current: CheckoutCart, status: CartStatus): CheckoutCart {
  const [known, setKnown] = useState(current);
  const shown = cartToShow(known, current, status);
  if (shown !== known) setKnown(shown);
  return shown;
}
