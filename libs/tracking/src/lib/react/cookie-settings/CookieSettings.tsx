import { useLingui } from '@lingui/react/macro';
import { ConsentSettings } from '@lyng/ui';
import type { ConsentPurposeRow } from '@lyng/ui';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { isAllowed, optionalPurposes } from '../../core/consent/consent.ts';
import { storedData } from '../../core/consent/stored-data.ts';
import { selectConsent } from '../../state/consent-slice.ts';
import { lifetimeMessage, purposeMessages, storedDataMessages } from '../consent-messages.ts';
import { useConsentActions } from '../use-consent-actions.ts';

export interface CookieSettingsProps {
  readonly open: boolean;
  /** Called when the shopper has chosen, and when the settings are closed without a choice. */
  readonly onClose: () => void;
}

/** Every purpose with what is stored for it; a choice can be changed or withdrawn here at any time. */
export const CookieSettings = ({ open, onClose }: CookieSettingsProps): ReactNode => {
  const { t, i18n } = useLingui();
  const consent = useSelector(selectConsent);
  const { acceptAll, reject, allow } = useConsentActions();
  const thenClose = (choose: () => void) => () => {
    choose();
    onClose();
  };
  const purposes = (['necessary', ...optionalPurposes] as const).map((purpose): ConsentPurposeRow => {
    const stored = storedData.filter((data) => data.purpose === purpose);
    return {
      name: purpose,
      title: i18n._(purposeMessages[purpose].title),
      text: i18n._(purposeMessages[purpose].text),
      allowed: isAllowed(consent, purpose),
      required: purpose === 'necessary',
      itemsTitle:
        stored.length > 0 ? t`What is stored in your browser` : t`Nothing is stored in your browser for this.`,
      items: stored.map(({ use, names, lifetime }) => ({
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
      onSave={(names) => thenClose(() => allow(names))()}
      onAcceptAll={thenClose(acceptAll)}
      onReject={thenClose(reject)}
      onClose={onClose}
    />
  );
};
