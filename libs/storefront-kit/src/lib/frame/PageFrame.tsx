import { ServerFormsContext } from '@lyng/feature';
import { SkipLink } from '@lyng/ui';
import { useLingui } from '@lingui/react/macro';
import { Activity, use } from 'react';
import type { ReactNode } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { RouterNavigationProvider } from '../react/RouterNavigationProvider.tsx';
import { useFocusOnNavigation } from '../react/use-focus-on-navigation.ts';
import { LazyOverlays } from './LazyOverlays.tsx';
import { PageOutlet } from './PageOutlet.tsx';
import { PendingPage } from './PendingPage.tsx';
import { usePageLayout } from './use-screen.ts';
import styles from './PageFrame.module.css';

export interface PageFrameProps {
  readonly header: ReactNode;
  readonly footer: ReactNode;
}

/** The skeleton of every page: skip link, overlays, header, page, footer. It renders the router's outlet. */
export function PageFrame({ header, footer }: PageFrameProps) {
  const { t } = useLingui();
  const layout = usePageLayout();
  const main = useFocusOnNavigation();
  return (
    <RouterNavigationProvider>
      <SkipLink href="#main">{t`Skip to the content`}</SkipLink>
      {/* Early in the document: the keyboard reaches overlays before the page. */}
      <LazyOverlays hasShopHeader={layout === 'default'} />
      {header}
      <main id="main" ref={main} className={styles.main} tabIndex={-1} data-layout={layout}>
        <noscript>{use(ServerFormsContext).login}</noscript>
        <PendingPage />
        <PageOutlet />
        {/* Features add rows of products here after hydration. */}
        <div id="personal-rows" />
      </main>
      <Activity>{footer}</Activity>
      <ScrollRestoration />
    </RouterNavigationProvider>
  );
}
