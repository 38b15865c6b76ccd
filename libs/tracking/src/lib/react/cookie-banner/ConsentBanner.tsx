import { useLingui } from '@lingui/react/macro';
import { CookieBanner } from '@lyng/ui';
import type { ReactNode } from 'react';
import { useConsentActions } from '../use-consent-actions.ts';

export interface ConsentBannerProps {
  /** Opens the settings, where each purpose can be chosen by itself. */
  readonly onChoose: () => void;
}

/** The banner for consent; show it while `selectIsUndecided`. */
export const ConsentBanner = ({ onChoose }: ConsentBannerProps): ReactNode => {
  const { t } = useLingui();
  const { acceptAll, reject } = useConsentActions();
  return (
    <CookieBanner
      title={t`May we use cookies?`}
      choices={[
        { label: t`Accept all`, onChoose: acceptAll },
        { label: t`Only necessary`, onChoose: reject },
        { label: t`Choose yourself`, onChoose },
      ]}
    >
      {t`Some are needed for the shop to work. With your permission we also remember your preferences, count visits and make our marketing relevant. You can change your choice at any time at the bottom of the page.`}
    </CookieBanner>
  );
};
