import '@lyng/ui/font.css';
import '@lyng/ui/tokens.css';
import '@lyng/ui/base.css';
import '@lyng/ui/style.css';
import '@lyng/favourites/style.css';
import '@lyng/cart/style.css';
import '@lyng/checkout/style.css';
import { CartPage } from '@lyng/cart';
import { messages as cartTexts } from '@lyng/cart/locales/da';
import { messages as checkoutTexts } from '@lyng/checkout/locales/da';
import { GatewayProvider } from '@lyng/commerce-client';
import { messages as favouritesTexts } from '@lyng/favourites/locales/da';
import { createI18n, I18nProvider } from '@lyng/i18n';
import { SiteProvider } from '@lyng/routing';
import type { Site } from '@lyng/routing';
import { matchPath } from '@lyng/routing/core';
import { messages as uiTexts } from '@lyng/ui/locales/da';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { CheckoutRoute } from './CheckoutRoute.tsx';
import { gateway } from './gateway.ts';
import { ProductPage } from './ProductPage.tsx';
import { store } from './store.ts';

const site: Site = { market: 'dk', language: 'da', basePath: '', slug: 'outside' };
const i18n = createI18n('da', [uiTexts, favouritesTexts, cartTexts, checkoutTexts]);

function Page() {
  const match = matchPath(window.location.pathname, site);
  const screen = match.kind === 'screen' ? match.screen : 'not-found';
  if (screen === 'cart') return <CartPage vatIncluded promises={{ returnDays: 30, serviceHours: '09.00–16.00' }} />;
  return screen === 'checkout' ? <CheckoutRoute /> : <ProductPage />;
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <SiteProvider value={site}>
          <GatewayProvider gateway={gateway}>
            <Page />
          </GatewayProvider>
        </SiteProvider>
      </I18nProvider>
    </Provider>,
  );
