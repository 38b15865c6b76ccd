import { useLingui } from '@lingui/react/macro';
import { useHref } from '@lyng/routing';
import { ButtonLink, Heading, Icon, Skeleton } from '@lyng/ui';
import type { IconName } from '@lyng/ui';
import type { ReactNode } from 'react';
import type { CartFailure } from '../../core/cart-failure.ts';
import { CartSummaryList } from '../cart-summary/CartSummaryList.tsx';
import { PromoCodeForm } from '../promo-code-form/PromoCodeForm.tsx';
import { useCartActions } from '../use-cart-actions.ts';
import type { CartView } from '../use-cart.ts';
import styles from './CartPage.module.css';

export interface CartAsideProps {
  readonly view: CartView;
  readonly vatIncluded: boolean;
  readonly postedFailure: CartFailure | null;
}

const promoFailureOf = (failure: CartFailure | null | undefined): CartFailure | null =>
  failure?.kind === 'promo-invalid' || failure?.kind === 'promo-requirements-not-met' ? failure : null;

/** What stands beside the lines: code, sums, the way on, and what the shop promises. */
export const CartAside = ({ view, vatIncluded, postedFailure }: CartAsideProps): ReactNode => {
  const { t } = useLingui();
  const href = useHref();
  const { setPromoCode } = useCartActions();
  const { summary, appliedCampaigns, promoCode, moneyBusy } = view.cart;
  return (
    <aside className={styles.aside} aria-label={t`Order summary`}>
      <Heading level={2} size="l">
        {t`Order summary`}
      </Heading>
      <PromoCodeForm
        promoCode={promoCode}
        failure={promoFailureOf(view.failure?.failure ?? postedFailure)}
        busy={moneyBusy}
        onPromoCode={setPromoCode}
      />
      {summary ? (
        <CartSummaryList summary={summary} appliedCampaigns={appliedCampaigns} vatIncluded={vatIncluded} busy={moneyBusy} />
      ) : (
        <Skeleton lines={4} />
      )}
      <ButtonLink href={href('checkout')} size="l" fullWidth>
        {t`Go to checkout`}
      </ButtonLink>
      <ul className={styles.trust}>
        <TrustItem icon="return">{t`14 days to change your mind`}</TrustItem>
        <TrustItem icon="check">{t`Safe payment`}</TrustItem>
        <TrustItem icon="user">{t`Customer service on weekdays 8 am to 5 pm`}</TrustItem>
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
