import { useLingui } from '@lingui/react/macro';
import { useHref } from '@lyng/routing';
import { Accordion, Button, CheckboxField, Stack } from '@lyng/ui';
import { useState } from 'react';
import type { SettingsFailure, SettingsForm } from '../../core/settings.ts';
import type { SettingsResult } from '../../wire/change-settings.ts';
import styles from './AccountSettings.module.css';
import { SettingsFailureNotice } from './SettingsFailureNotice.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useSent } from './use-sent.ts';

export interface DeleteAccountProps {
  /** The form that was posted without script and is shown again. */
  readonly posted: { readonly failure?: SettingsFailure } | null;
  readonly deleteAccount: () => SettingsResult;
}

/** The end of the account, behind a prompt that names what stays. */
export const DeleteAccount = ({ posted, deleteAccount }: DeleteAccountProps) => {
  const { t } = useLingui();
  const sent = useSent(posted?.failure ?? null);
  const [isConfirmed, setConfirmed] = useState(false);
  const [isTried, setTried] = useState(posted !== null && !posted.failure);
  return (
    <SettingsSection title={t`Delete account`}>
      <Accordion summary={t`Delete my account`} open={posted !== null}>
        <Stack gap={4}>
          <p>{t`Your details, favourites, reviews, vouchers, balance, membership and points are deleted at once. This cannot be undone.`}</p>
          <div>
            <p>{t`The law requires us to store this for our books:`}</p>
            <ul className={styles.kept}>
              <li>{t`your orders, with the name, address and email that you gave, what you bought and how you paid`}</li>
              <li>{t`gift cards that you have bought, which stay valid`}</li>
            </ul>
          </div>
          <form
            noValidate
            method="post"
            action={useHref()('account-settings')}
            aria-label={t`Delete my account`}
            onSubmit={(event) => {
              event.preventDefault();
              setTried(true);
              if (isConfirmed) void sent.send('delete', deleteAccount);
            }}
          >
            <Stack gap={4}>
              <input type="hidden" name="form" value={'delete' satisfies SettingsForm} />
              <CheckboxField
                name="confirmed"
                value="yes"
                label={t`Yes, delete my account for good`}
                checked={isConfirmed}
                onChange={(event) => setConfirmed(event.target.checked)}
                error={isTried && !isConfirmed ? t`Tick the box if you want to delete your account.` : undefined}
              />
              <SettingsFailureNotice failure={sent.failure} />
              <div>
                <Button type="submit" variant="secondary" busy={sent.pending !== null}>{t`Delete the account`}</Button>
              </div>
            </Stack>
          </form>
        </Stack>
      </Accordion>
    </SettingsSection>
  );
};
