import { Trans } from '@lingui/react/macro';
import { useApp } from '@lyng/feature';
import { useState } from 'react';
import type { MouseEvent } from 'react';
import styles from './CookieSettingsButton.module.css';

/**
 * Reopens the consent settings from the end of every shopping page; hidden without JavaScript, where consent is not
 * requested.
 */
export function CookieSettingsButton() {
  const app = useApp();
  const [isBusy, setBusy] = useState(false);
  const open = async ({ currentTarget: button }: MouseEvent<HTMLButtonElement>): Promise<void> => {
    // Safari does not focus a pressed button.
    button.focus();
    setBusy(true);
    try {
      const { openCookieSettings } = await import('./open-cookie-settings.ts');
      // Not when the shopper has moved the focus meanwhile.
      if (document.activeElement === button) await openCookieSettings(app);
    } catch {
      // If the chunk fails, nothing changes; the next press retries.
    }
    setBusy(false);
  };
  return (
    <button type="button" className={styles.button} aria-busy={isBusy} onClick={(event) => void open(event)}>
      <Trans>Cookie settings</Trans>
    </button>
  );
}
