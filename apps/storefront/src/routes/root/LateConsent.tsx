import { useLingui } from '@lingui/react/macro';
import { selectIsUndecided } from '@lyng/tracking';
import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { modalClosed, modalOpened, selectModal } from '../../shell/slices/panel-slices.ts';
import { COOKIE_SETTINGS } from './open-cookie-settings.ts';
import { PendingPanel } from './PendingPanel.tsx';
import { useWanted } from './use-wanted.ts';

const loadBanner = async () => (await import('./consent-banner.ts')).ConsentBanner;
const loadSettings = async () => (await import('./consent-settings.ts')).CookieSettings;

/**
 * Asks for consent and changes it. Pages are kept for all anonymous visitors, so the server's HTML never holds the
 * question; without JavaScript nothing is tracked or stored that needs permission, and nothing has to be asked. Who has
 * answered loads neither banner nor settings.
 */
export function LateConsent() {
  const { t } = useLingui();
  const dispatch = useDispatch();
  const isUndecided = useSelector(selectIsUndecided);
  const isOpen = useSelector(selectModal) === COOKIE_SETTINGS;
  const [Banner] = useWanted(isUndecided, loadBanner, 'tracking');
  const [Settings, retry] = useWanted(isOpen, loadSettings, 'tracking');
  const open = useCallback(() => dispatch(modalOpened(COOKIE_SETTINGS)), [dispatch]);
  const close = useCallback(() => dispatch(modalClosed()), [dispatch]);
  return (
    <>
      {/* There before the question, so that it is announced when it comes. */}
      <div aria-live="polite">{isUndecided && Banner && <Banner onChoose={open} />}</div>
      {Settings && <Settings open={isOpen} onClose={close} />}
      {isOpen && !Settings && <PendingPanel title={t`Cookie settings`} retry={retry} onClose={close} />}
    </>
  );
}
