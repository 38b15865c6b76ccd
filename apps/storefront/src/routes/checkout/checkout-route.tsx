import { useCart } from '@lyng/cart';
import { CheckoutPage } from '@lyng/checkout/page';
import type { CustomerType } from '@lyng/model';
import { cookieNames, serialiseCookie } from '@lyng/browser';
import { useLanguage } from '@lyng/i18n';
import { formatMoney } from '@lyng/i18n/core';
import { useHref, useSite } from '@lyng/routing';
import { useDispatch, useSelector } from 'react-redux';
import { marketTerms } from '../../config.ts';
import { customerTypeChanged, selectCustomerType } from '../../shell/slices/customer-slice.ts';
import { usePageCart } from '../../shell/use-page-cart.ts';

const termsAlias = 'terms';

/** The way to the order. */
export function Component() {
  usePageCart();
  const dispatch = useDispatch();
  const href = useHref();
  const { market } = useSite();
  const language = useLanguage();
  const customerType = useSelector(selectCustomerType);
  const { cart } = useCart();
  const { currency, minimumOrderValue } = marketTerms[market];
  const changeCustomerType = (type: CustomerType): void => {
    document.cookie = serialiseCookie(cookieNames.userType, type, { secure: window.location.protocol === 'https:' });
    dispatch(customerTypeChanged(type));
  };
  return (
    <CheckoutPage
      cart={cart}
      customerType={customerType}
      onCustomerType={changeCustomerType}
      termsHref={href('content', { alias: termsAlias })}
      minimumOrderValue={formatMoney(minimumOrderValue, currency, language)}
    />
  );
}
