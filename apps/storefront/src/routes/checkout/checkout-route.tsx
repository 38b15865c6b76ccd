import { cartReloadRequested, cartSlice, useCart } from '@lyng/cart';
import { CheckoutPage, stepQuery } from '@lyng/checkout/page';
import type { CustomerType, MarketAlias } from '@lyng/model';
import { cookieNames } from '@lyng/browser';
import { useHref } from '@lyng/routing';
import { useDispatch, useSelector } from 'react-redux';
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import { checkoutMarkets, marketTerms } from '../../config.ts';
import { keepInCookie } from '../../shell/keep-in-cookie.ts';
import { marketsSet, selectChannel } from '../../shell/slices/channel-slice.ts';
import { customerTypeChanged, selectCustomerType } from '../../shell/slices/customer-slice.ts';
import { usePageCart } from '../../shell/use-page-cart.ts';
import type { loader } from './checkout-loader.ts';
import { findCity } from './find-city.ts';
import { useKnownShopper } from './use-known-shopper.ts';

const termsAlias = 'terms';

/** The way to the order. */
export function Component() {
  usePageCart();
  const dispatch = useDispatch();
  const href = useHref();
  const channel = useSelector(selectChannel);
  const market = channel.checkoutMarketAlias;
  const customerType = useSelector(selectCustomerType);
  const { cart, status } = useCart();
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  const known = useKnownShopper(market);
  const { posted } = useLoaderData<typeof loader>();
  const changeCustomerType = (type: CustomerType): void => {
    keepInCookie(cookieNames.userType, type);
    dispatch(customerTypeChanged(type));
  };
  const changeMarket = (chosen: MarketAlias): void => {
    keepInCookie(cookieNames.checkoutMarket, chosen);
    dispatch(marketsSet({ ...channel, checkoutMarketAlias: chosen }));
    dispatch(cartSlice.actions.marketChanged(chosen));
  };
  return (
    <CheckoutPage
      cart={cart}
      cartStatus={status}
      onRetryCart={() => dispatch(cartReloadRequested())}
      market={market}
      markets={checkoutMarkets}
      onMarket={changeMarket}
      findCity={findCity}
      step={query.get('step')}
      onStep={(step, { replace }) => void navigate({ search: stepQuery(step) }, { replace, preventScrollReset: true })}
      known={known}
      posted={posted}
      customerType={customerType}
      onCustomerType={changeCustomerType}
      termsHref={href('content', { alias: termsAlias })}
      minimumOrder={marketTerms[market].minimumOrder}
    />
  );
}
