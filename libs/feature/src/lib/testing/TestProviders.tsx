import { GatewayProvider } from '@lyng/commerce-client';
import type { CommerceGateway } from '@lyng/commerce-client';
import { createI18n, I18nProvider } from '@lyng/i18n';
import { SiteProvider } from '@lyng/routing';
import type { Site } from '@lyng/routing';
import { makeSite } from '@lyng/routing/testing';
import { NavigationProvider } from '@lyng/ui';
import type { Navigation } from '@lyng/ui';
import type { Store } from '@reduxjs/toolkit';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';

export interface TestProvidersProps {
  /** In a story, texts and site are those of the toolbar; elsewhere the English sources, in Denmark. */
  readonly inStory?: boolean;
  readonly site?: Site;
  readonly store?: Store;
  readonly gateway?: CommerceGateway;
  /** Called for each link that is followed, in place of a router. */
  readonly navigate?: Navigation['navigate'];
  readonly children: ReactNode;
}

const linkTo =
  (navigate: Navigation['navigate']): Navigation['Link'] =>
  ({ href, known: _known, prefetchInView: _prefetchInView, preserveScroll, replace, ...anchor }) => (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        anchor.onClick?.(event);
        event.preventDefault();
        navigate(href, { ...(preserveScroll && { preserveScroll }), ...(replace && { replace }) });
      }}
    />
  );

/** The providers of a component that needs no page around it: for specs and stories. */
export function TestProviders({
  inStory = false,
  site = inStory ? undefined : makeSite(),
  store,
  gateway,
  navigate,
  children,
}: TestProvidersProps): ReactNode {
  const [i18n] = useState(() => createI18n(site?.language ?? 'da', []));
  let page = children;
  if (navigate) page = <NavigationProvider value={{ Link: linkTo(navigate), navigate }}>{page}</NavigationProvider>;
  if (!inStory) page = <I18nProvider i18n={i18n}>{page}</I18nProvider>;
  if (gateway) page = <GatewayProvider gateway={gateway}>{page}</GatewayProvider>;
  if (store) page = <Provider store={store}>{page}</Provider>;
  return site ? <SiteProvider value={site}>{page}</SiteProvider> : page;
}
