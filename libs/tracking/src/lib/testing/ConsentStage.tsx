import { useState } from 'react';
import type { ReactNode } from 'react';
import { Provider, useSelector } from 'react-redux';
import { printConsent } from '../wire/consent-cookie.ts';
import type { OptionalPurpose } from '../core/consent/consent.ts';
import { selectConsent } from '../state/consent-slice.ts';
import { createConsentBrowser, openConsentTab } from './consent-tab.ts';

export interface ConsentStageProps {
  /** What was answered at an earlier visit; left out for a shopper who has not answered. */
  readonly allowed?: readonly OptionalPurpose[];
  readonly children: ReactNode;
}

/** Gives the components of the consent a browser and a store, and says below what is allowed: for stories and tests. */
export const ConsentStage = ({ allowed, children }: ConsentStageProps): ReactNode => {
  const [tab] = useState(() => {
    const opened = openConsentTab(createConsentBrowser(allowed && { 'ralph-consent': printConsent(allowed) }));
    opened.restore();
    return opened;
  });
  return (
    <Provider store={tab.store}>
      {children}
      <Answer />
    </Provider>
  );
};

const Answer = (): ReactNode => {
  const consent = useSelector(selectConsent);
  return <output translate="no">{consent.kind === 'decided' ? printConsent(consent.allowed) : consent.kind}</output>;
};
