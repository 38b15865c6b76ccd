import { Trans } from '@lingui/react/macro';
import { useStore } from 'react-redux';
import type { AppStore } from '../../store.ts';
import styles from './CookieSettingsButton.module.css';

/** The way back to an answer, at the end of every shopping page; not shown without JavaScript, where nothing is asked. */
export function CookieSettingsButton() {
  const store = useStore() as AppStore;
  const open = async (): Promise<void> => (await import('./FrameParts.tsx')).openCookieSettings(store);
  return (
    // A lost chunk changes nothing; the next press tries again.
    <button type="button" className={styles.button} onClick={() => void open().catch(() => undefined)}>
      <Trans>Cookie settings</Trans>
    </button>
  );
}
