import { useLingui } from '@lingui/react/macro';
import { CookieBanner } from '@lyng/ui';
import type { ReactNode } from 'react';
import { useConsentAnswers } from '../use-consent-answers.ts';

export interface ConsentBannerProps {
  /** Opens the settings, where each purpose can be answered by itself. */
  readonly onChoose: () => void;
}

/** Asks for consent; show it while `selectIsUndecided` (UI-10). */
export const ConsentBanner = ({ onChoose }: ConsentBannerProps): ReactNode => {
  const { t } = useLingui();
  const { acceptAll, reject } = useConsentAnswers();
  return (
    <CookieBanner
      title={t`May we use cookies?`}
      answers={[
        { label: t`Accept all`, onChoose: acceptAll },
        { label: t`Only necessary`, onChoose: reject },
        { label: t`Choose yourself`, onChoose },
      ]}
    >
      {t`Some are needed for the shop to work. With your permission we also remember your preferences, count visits and make our marketing relevant. You can change your choice at any time at the bottom of the page.`}
    </CookieBanner>
  );
};
