import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@lyng/i18n';
import { formatDate } from '@lyng/i18n/core';
import { Badge, Button, Notice } from '@lyng/ui';
import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import type { Device, SettingsFailure, SettingsForm } from '../../core/settings.ts';
import type { SettingsResult } from '../../wire/change-settings.ts';
import styles from './AccountSettings.module.css';
import { SettingsFailureNotice } from './SettingsFailureNotice.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useSent } from './use-sent.ts';

export interface DeviceListProps {
  readonly devices: readonly Device[];
  /** The address to which the forms post without script. */
  readonly action: string;
  /** The reason why a form that was posted without script changed nothing. */
  readonly failure: SettingsFailure | null;
  /** A form that was posted without script is done. */
  readonly isDone: boolean;
  readonly endDevice: (id: string) => SettingsResult;
  readonly endOthers: () => SettingsResult;
}

const OTHERS = 'others';

/** Where the account is logged in, with the way out of each. */
export const DeviceList = ({ devices, action, failure, isDone, endDevice, endOthers }: DeviceListProps) => {
  const { t } = useLingui();
  const sent = useSent(failure);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is gone with its device.
    if (sent.done !== null) note.current?.focus();
  }, [sent.done]);
  const hasOthers = devices.some(({ isCurrent }) => !isCurrent);
  const form = (key: string, change: () => SettingsResult) => ({
    method: 'post' as const,
    action,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void sent.send(key, change);
    },
  });
  return (
    <SettingsSection title={t`Your devices`}>
      <p>{t`Here you are logged in. Log out what you do not recognise, and change your password.`}</p>
      <ul className={styles.devices}>
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isBusy={sent.pending === device.id}
            form={form(device.id, () => endDevice(device.id))}
          />
        ))}
      </ul>
      <div ref={note} role="status" tabIndex={-1}>
        {(sent.done !== null || (isDone && sent.failure === null)) && (
          <Notice tone="success">
            {sent.done === OTHERS ? t`All other devices are logged out.` : t`The device is logged out.`}
          </Notice>
        )}
      </div>
      <SettingsFailureNotice failure={sent.failure} />
      {hasOthers && (
        <form {...form(OTHERS, endOthers)}>
          <input type="hidden" name="form" value={'log-out-others' satisfies SettingsForm} />
          <Button type="submit" variant="secondary" busy={sent.pending === OTHERS}>{t`Log out everywhere else`}</Button>
        </form>
      )}
    </SettingsSection>
  );
};

interface DeviceRowProps {
  readonly device: Device;
  readonly isBusy: boolean;
  readonly form: { readonly method: 'post'; readonly action: string; readonly onSubmit: (event: FormEvent) => void };
}

const DeviceRow = ({ device: { id, browser, system, usedAt, isCurrent }, isBusy, form }: DeviceRowProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const name = browser && system ? t`${{ browser }} on ${{ system }}` : browser || system || t`Unknown device`;
  return (
    <li className={styles.device}>
      <div>
        <p>
          {name} {isCurrent && <Badge tone="success">{t`This device`}</Badge>}
        </p>
        <p className={styles.muted}>{t`Last used ${{ date: formatDate(usedAt, language) }}`}</p>
      </div>
      {!isCurrent && (
        <form {...form}>
          <input type="hidden" name="form" value={'log-out-device' satisfies SettingsForm} />
          <input type="hidden" name="device" value={id} />
          <Button type="submit" variant="quiet" busy={isBusy} aria-label={`${t`Log out`}: ${name}`}>
            {t`Log out`}
          </Button>
        </form>
      )}
    </li>
  );
};
