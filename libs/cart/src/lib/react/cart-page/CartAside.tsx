import { useLingui } from '@lingui/react/macro';
import { useHref } from '@lyng/routing';
import { Button, ButtonLink, Heading, Icon, PaymentMarks, Skeleton } from '@lyng/ui';
import type { IconName } from '@lyng/ui';
import { useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type { CartFailure } from '../../core/cart-failure.ts';
import type { ShownCart } from '../../core/replay.ts';
import { CartForm } from '../cart-form/CartForm.tsx';
import { CartSummaryList } from '../cart-summary/CartSummaryList.tsx';
import { PromoCodeForm } from '../promo-code-form/PromoCodeForm.tsx';
import { useCartChanges } from '../use-cart-changes.ts';
import styles from './CartPage.module.css';

/** The shop's promises beside the sums, from its configuration. */
export interface CartPromises {
  readonly returnDays: number;
  /** When customer service is open on weekdays, such as `08.00–17.00`. */
  readonly serviceHours: string;
  /** The names of the cards and wallets that the market's payment providers take. */
  readonly paymentMarks?: readonly string[] | undefined;
}

export interface CartAsideProps {
  readonly cart: ShownCart;
  readonly vatIncluded: boolean;
  readonly failure: CartFailure | null;
  readonly failureText: string | undefined;
  readonly loginHref: string | undefined;
  readonly promises: CartPromises | undefined;
}

/** The column beside the lines: code, sums, the link to the checkout, and the shop's promises. */
export const CartAside = ({
  cart,
  vatIncluded,
  failure,
  failureText,
  loginHref,
  promises,
}: CartAsideProps): ReactNode => {
  const { t } = useLingui();
  const href = useHref();
  const { setPromoCode } = useCartChanges();
  const { summary, appliedCampaigns, promoCode, promoCodeCounts, hasGiftCard, moneyBusy } = cart;
  const aside = useRef<HTMLElement>(null);
  /** A code that is typed is applied first, and its outcome is shown; the next press goes to the checkout. */
  const applyTypedCode = (event: MouseEvent): void => {
    const field = aside.current?.querySelector<HTMLInputElement>('input[name=promoCode]:not([type=hidden])');
    const code = field?.value.trim() ?? '';
    if (code === '' || (failure?.kind === 'promo' && failure.promoCode === code)) return;
    event.preventDefault();
    setPromoCode(code);
  };
  return (
    <aside ref={aside} className={styles.aside} aria-label={t`Order summary`}>
      <Heading level={2} size="l">
        {t`Order summary`}
      </Heading>
      <PromoCodeForm
        promoCode={promoCode}
        counts={promoCodeCounts}
        failure={failure}
        failureText={failureText}
        loginHref={loginHref}
        busy={moneyBusy}
        onPromoCode={setPromoCode}
      />
      {promoCode === '' && hasGiftCard && (
        <CartForm intent="promo" fields={{ promoCode: '' }} onSubmit={() => setPromoCode('')}>
          <Button type="submit" variant="quiet" busy={moneyBusy}>{t`Remove gift card`}</Button>
        </CartForm>
      )}
      {summary ? (
        <CartSummaryList
          summary={summary}
          appliedCampaigns={appliedCampaigns}
          vatIncluded={vatIncluded}
          busy={moneyBusy}
        />
      ) : (
        <Skeleton lines={4} />
      )}
      <ButtonLink href={href('checkout')} size="l" fullWidth onClick={applyTypedCode}>
        {t`Go to checkout`}
      </ButtonLink>
      <ul className={styles.trust}>
        {promises && (
          <TrustItem icon="return">{t`${{ returnDays: promises.returnDays }} days to change your mind`}</TrustItem>
        )}
        <TrustItem icon="check">
          {t`Safe payment`} {promises?.paymentMarks && <PaymentMarks names={promises.paymentMarks} />}
        </TrustItem>
        {promises && (
          <TrustItem icon="user">{t`Customer service on weekdays ${{ hours: promises.serviceHours }}`}</TrustItem>
        )}
      </ul>
    </aside>
  );
};

const TrustItem = ({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }): ReactNode => (
  <li>
    <Icon name={icon} />
    <span>{children}</span>
  </li>
);
