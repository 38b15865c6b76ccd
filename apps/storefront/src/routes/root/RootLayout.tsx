import { routeMeta } from '@lyng/routing/core';
import type { ScreenName } from '@lyng/routing/core';
import { SkipLink } from '@lyng/ui';
import { useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { useSelector } from 'react-redux';
import { Outlet, ScrollRestoration, useLoaderData, useMatches } from 'react-router-dom';
import type { RouteHandle } from '@lyng/feature';
import type { RootData } from './root-loader.ts';
import { selectVatIncluded, ServerFormsContext } from '@lyng/feature';
import { LazyFrameParts } from './LazyFrameParts.tsx';
import { CheckoutHeader } from './CheckoutHeader.tsx';
import { ShopFooter } from './ShopFooter.tsx';
import { ShopHeader } from './ShopHeader.tsx';
import { RouterNavigationProvider, useFocusOnNavigation } from '@lyng/storefront-kit';
import styles from './RootLayout.module.css';

function useScreen(): ScreenName | undefined {
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  return handles.findLast((handle) => handle !== undefined)?.screen;
}

/** The frame around every page: the shop's own, or a bare one in the checkout. */
export function RootLayout() {
  const { t } = useLingui();
  const { menus, business } = useLoaderData<RootData>();
  const screen = useScreen();
  const layout = screen ? routeMeta(screen).layout : 'default';
  const vatIncluded = useSelector(selectVatIncluded);
  const main = useFocusOnNavigation();
  return (
    <RouterNavigationProvider>
      <SkipLink href="#main">{t`Skip to the content`}</SkipLink>
      {/* Early in the document: the keyboard reaches overlays before the page. */}
      <LazyFrameParts vatIncluded={vatIncluded} hasCart={layout === 'default'} />
      {layout === 'default' ? (
        <ShopHeader menu={menus?.main ?? null} />
      ) : (
        <CheckoutHeader secure={layout === 'checkout'} />
      )}
      <main id="main" ref={main} className={styles.main} tabIndex={-1} data-layout={layout}>
        <noscript>{use(ServerFormsContext).login}</noscript>
        <Outlet />
        {/* Filled by LazyRows after hydration. */}
        <div id="personal-rows" />
      </main>
      <ShopFooter
        menus={menus?.footer ?? []}
        business={business}
        bare={layout !== 'default'}
        hasNewsletter={layout === 'default' && screen !== 'newsletter'}
      />
      <ScrollRestoration />
    </RouterNavigationProvider>
  );
}
