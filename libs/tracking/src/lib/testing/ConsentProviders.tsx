import { TestProviders } from '@lyng/feature/testing';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { printConsent } from '../wire/consent-cookie.ts';
import type { OptionalPurpose } from '../core/consent/consent.ts';
import { selectConsent } from '../state/consent-slice.ts';
import { createConsentBrowser, openConsentTab } from './consent-tab.ts';

export interface ConsentProvidersProps {
  /** The choice of an earlier visit; absent for a shopper who has not chosen. */
  readonly allowed?: readonly OptionalPurpose[];
  readonly children: ReactNode;
}

/**
 * Provides the components of the consent with a browser and a store, and shows below what is allowed: for stories and
 * tests.
 */
export const ConsentProviders = ({ allowed, children }: ConsentProvidersProps): ReactNode => {
  const [tab] = useState(() => {
    const opened = openConsentTab(createConsentBrowser(allowed && { 'ralph-consent': printConsent(allowed) }));
    opened.restore();
    return opened;
  });
  return (
    <TestProviders inStory store={tab.store}>
      {children}
      <ShownChoice />
    </TestProviders>
  );
};

const ShownChoice = (): ReactNode => {
  const consent = useSelector(selectConsent);
  return <output translate="no">{consent.kind === 'decided' ? printConsent(consent.allowed) : consent.kind}</output>;
};
