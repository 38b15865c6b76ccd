import { useLingui } from '@lingui/react/macro';
import { ConsentSettings } from '@lyng/ui';
import type { ConsentPurposeRow } from '@lyng/ui';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { isAllowed, optionalPurposes } from '../../core/consent/consent.ts';
import { storedData } from '../../core/consent/stored-data.ts';
import { selectConsent } from '../../state/consent-slice.ts';
import { lifetimeMessage, purposeMessages, storedDataMessages } from '../consent-messages.ts';
import { useConsentAnswers } from '../use-consent-answers.ts';

export interface CookieSettingsProps {
  readonly open: boolean;
  /** Called when the shopper has answered, and when the settings are closed without an answer. */
  readonly onClose: () => void;
}

/** Every purpose with what is kept for it; an answer can be changed or taken back here at any time (UI-10). */
export const CookieSettings = ({ open, onClose }: CookieSettingsProps): ReactNode => {
  const { t, i18n } = useLingui();
  const consent = useSelector(selectConsent);
  const { acceptAll, reject, allow } = useConsentAnswers();
  const answered = (answer: () => void) => () => {
    answer();
    onClose();
  };
  const purposes = (['necessary', ...optionalPurposes] as const).map((purpose): ConsentPurposeRow => {
    const kept = storedData.filter((data) => data.purpose === purpose);
    return {
      name: purpose,
      title: i18n._(purposeMessages[purpose].title),
      text: i18n._(purposeMessages[purpose].text),
      allowed: isAllowed(consent, purpose),
      required: purpose === 'necessary',
      itemsTitle: kept.length > 0 ? t`What is stored in your browser` : t`Nothing is stored in your browser for this.`,
      items: kept.map(({ use, names, lifetime }) => ({
        names,
        text: i18n._(storedDataMessages[use]),
        lifetime: i18n._(lifetimeMessage(lifetime)),
      })),
    };
  });
  return (
    <ConsentSettings
      open={open}
      title={t`Cookie settings`}
      intro={t`The shop works whatever you choose, and you can change your choice here at any time.`}
      purposes={purposes}
      labels={{ save: t`Save my choice`, acceptAll: t`Accept all`, reject: t`Only necessary` }}
      onSave={(names) => answered(() => allow(names))()}
      onAcceptAll={answered(acceptAll)}
      onReject={answered(reject)}
      onClose={onClose}
    />
  );
};
