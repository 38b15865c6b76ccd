import { useLingui } from '@lingui/react/macro';
import type { Slots } from '@lyng/feature';
import { Heading, Notice, VisuallyHidden } from '@lyng/ui';
import { useEffect, useRef, useState } from 'react';
import { vouchersToShow, voucherUse } from '../../core/cart-vouchers.ts';
import type { CartVouchers } from '../../wire/load-vouchers.ts';
import { voucherIdOf } from '../../core/engage-voucher.ts';
import { VoucherRow } from './VoucherRow.tsx';
import { voucherRejectionMessages } from './voucher-rejection-messages.ts';
import styles from './CartVouchers.module.css';

export interface VoucherChoiceProps extends Pick<Slots['cart:vouchers'], 'cart' | 'place' | 'promo'> {
  readonly list: CartVouchers;
}

/** The vouchers that the cart can have, each used and removed with one press; nothing without one. */
export const VoucherChoice = ({ cart, place, promo, list }: VoucherChoiceProps) => {
  const { t, i18n } = useLingui();
  const { promoCode = '', moneyBusy } = cart;
  const [hasPressed, setPressed] = useState(false);
  const section = useFocusAfterPress(hasPressed, promoCode);
  const vouchers = vouchersToShow(list, cart);
  if (vouchers.length === 0) return null;
  const uses = vouchers.map((voucher) => voucherUse(voucher, list, cart));
  const apply = (code: string): void => {
    setPressed(true);
    promo.setPromoCode(code);
  };
  const { rejected } = promo;
  const isOther = promoCode !== '' && voucherIdOf(promoCode) === null;
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles.section}
      data-place={place}
      aria-label={t`Your bonus vouchers`}
    >
      <Heading level={place === 'cart' ? 2 : 3} size="m">
        {t`Your bonus vouchers`}
      </Heading>
      <div className={styles.terms}>
        <p className={styles.muted}>{t`For purchases of at least ${{ minimum: list.minimumPurchaseFormatted }}`}</p>
        {uses.includes('below-minimum') && !uses.includes('idle') && (
          <p>{t`Add goods for ${{ amountLeft: list.amountLeftFormatted ?? '' }} to use one`}</p>
        )}
      </div>
      <ul className={styles.rows}>
        {vouchers.map((voucher) => (
          <VoucherRow
            key={voucher.code}
            voucher={voucher}
            amountLeft={list.amountLeftFormatted}
            use={voucherUse(voucher, list, cart)}
            busy={moneyBusy}
            rejection={
              rejected?.promoCode === voucher.code ? i18n._(voucherRejectionMessages[rejected.reason]) : undefined
            }
            onPress={apply}
          />
        ))}
      </ul>
      {rejected?.promoCode === '' && (
        <Notice tone="danger" announce>
          {i18n._(voucherRejectionMessages[rejected.reason])}
        </Notice>
      )}
      {isOther && <p className={styles.muted}>{t`A voucher replaces the code ${{ code: promoCode }} in your cart.`}</p>}
      {place === 'checkout' && <Outcome cart={cart} list={list} isSpoken={hasPressed && !moneyBusy} />}
    </section>
  );
};

/** The pressed button may go with the last press: then the section takes over the focus. */
function useFocusAfterPress(hasPressed: boolean, promoCode: string) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hasPressed && document.activeElement === document.body) section.current?.focus();
  }, [hasPressed, promoCode]);
  return section;
}

interface OutcomeProps extends Pick<VoucherChoiceProps, 'cart' | 'list'> {
  readonly isSpoken: boolean;
}

/** Reads out what a press has changed, where the page itself does not. */
const Outcome = ({ cart, list, isSpoken }: OutcomeProps) => {
  const { t } = useLingui();
  const active = list.vouchers.find((voucher) => voucherUse(voucher, list, cart) === 'active');
  const total = cart.summary?.total.selling.incVatFormatted ?? '';
  const text = active
    ? t`The bonus voucher of ${{ amount: active.amountFormatted }} is used. Total: ${{ total }}`
    : t`No bonus voucher is used. Total: ${{ total }}`;
  return (
    <VisuallyHidden>
      <span role="status">{isSpoken && text}</span>
    </VisuallyHidden>
  );
};
