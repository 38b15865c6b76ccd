import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { MouseEvent } from 'react';
import { useStore } from 'react-redux';
import type { AppStore } from '../../store.ts';
import styles from './CookieSettingsButton.module.css';

/** The way back to an answer, at the end of every shopping page; not shown without JavaScript, where nothing is asked. */
export function CookieSettingsButton() {
  const store = useStore() as AppStore;
  const [isBusy, setBusy] = useState(false);
  const open = async ({ currentTarget: button }: MouseEvent<HTMLButtonElement>): Promise<void> => {
    // Safari does not focus what is pressed.
    button.focus();
    setBusy(true);
    try {
      const { openCookieSettings } = await import('./FrameParts.tsx');
      // Whoever has turned to something else meanwhile is left there.
      if (document.activeElement === button) openCookieSettings(store);
    } catch {
      // A lost chunk changes nothing; the next press tries again.
    }
    setBusy(false);
  };
  return (
    <button type="button" className={styles.button} aria-busy={isBusy} onClick={(event) => void open(event)}>
      <Trans>Cookie settings</Trans>
    </button>
  );
}
