// The product cards of a list page and nothing else: no router, no loaders, no document.
import { ProductCards } from '@lyng/catalogue';
import { messages as catalogue } from '@lyng/catalogue/locales/da';
import { FavouriteButton, favouritesSlice } from '@lyng/favourites';
import { messages as favourites } from '@lyng/favourites/locales/da';
import { createI18n } from '@lyng/i18n';
import type { ProductSummary } from '@lyng/model';
import { SiteProvider } from '@lyng/routing';
import type { Site } from '@lyng/routing';
import { messages as ui } from '@lyng/ui/locales/da';
import { I18nProvider } from '@lingui/react';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';

/** The cards as HTML, with hearts, as a list page shows them. */
export function renderCards(products: readonly ProductSummary[], site: Site): string {
  const store = configureStore({ reducer: combineSlices(favouritesSlice), devTools: false });
  const i18n = createI18n('da', [{ ...ui, ...catalogue, ...favourites }]);
  return renderToString(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <SiteProvider value={site}>
          <ProductCards
            products={products}
            vatIncluded
            priorityCount={4}
            renderAction={(product) => <FavouriteButton product={product} />}
          />
        </SiteProvider>
      </I18nProvider>
    </Provider>,
  );
}
