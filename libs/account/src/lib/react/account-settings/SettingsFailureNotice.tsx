import { useLingui } from '@lingui/react';
import { Notice } from '@lyng/ui';
import type { SettingsFailure } from '../../core/settings.ts';
import { settingsFailureMessages } from './settings-messages.ts';

/** The reason why a change was not made; nothing without one. */
export const SettingsFailureNotice = ({ failure }: { readonly failure: SettingsFailure | null }) => {
  const { i18n } = useLingui();
  return (
    failure && (
      <Notice tone="danger" announce>
        {i18n._(settingsFailureMessages[failure.kind])}
      </Notice>
    )
  );
};
