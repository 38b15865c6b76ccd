import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@lyng/i18n';
import { formatDate } from '@lyng/i18n/core';
import { Badge, Notice } from '@lyng/ui';
import { useEffect, useRef } from 'react';
import type { Device, SettingsFailure } from '../../core/settings.ts';
import type { SettingsResult } from '../../wire/change-settings.ts';
import styles from './AccountSettings.module.css';
import { PostButton } from './PostButton.tsx';
import { SettingsFailureNotice } from './SettingsFailureNotice.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useSent } from './use-sent.ts';

export interface DeviceListProps {
  readonly devices: readonly Device[];
  /** The reason why a form that was posted without script changed nothing. */
  readonly failure: SettingsFailure | null;
  /** A form that was posted without script is done. */
  readonly isDone: boolean;
  readonly endDevice: (id: string) => SettingsResult;
  readonly endOthers: () => SettingsResult;
}

const OTHERS = 'others';

/** Where the account is logged in, with the way out of each. */
export const DeviceList = ({ devices, failure, isDone, endDevice, endOthers }: DeviceListProps) => {
  const { t } = useLingui();
  const sent = useSent(failure);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is gone with its device.
    if (sent.done !== null) note.current?.focus();
  }, [sent.done]);
  const hasOthers = devices.some(({ isCurrent }) => !isCurrent);
  return (
    <SettingsSection title={t`Your devices`}>
      <p>{t`Here you are logged in. Log out what you do not recognise, and change your password.`}</p>
      <ul className={styles.devices}>
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isBusy={sent.pending === device.id}
            onEnd={() => void sent.send(device.id, () => endDevice(device.id))}
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
        <PostButton
          intent="log-out-others"
          variant="secondary"
          busy={sent.pending === OTHERS}
          onPress={() => void sent.send(OTHERS, endOthers)}
        >
          {t`Log out everywhere else`}
        </PostButton>
      )}
    </SettingsSection>
  );
};

interface DeviceRowProps {
  readonly device: Device;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

const DeviceRow = ({ device, isBusy, onEnd }: DeviceRowProps) => {
  const { id, browser, system, usedAt, isCurrent } = device;
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
        <PostButton
          intent="log-out-device"
          subject={{ name: 'device', id }}
          variant="quiet"
          busy={isBusy}
          aria-label={`${t`Log out`}: ${name}`}
          onPress={onEnd}
        >
          {t`Log out`}
        </PostButton>
      )}
    </li>
  );
};
