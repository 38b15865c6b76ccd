import { useLingui } from '@lingui/react/macro';
import { modalClosed, modalOpened, selectModal, useLazyComponent } from '@lyng/feature';
import { PendingPanel } from '@lyng/ui';
import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { COOKIE_SETTINGS } from '../react/cookie-settings-button/open-cookie-settings.ts';
import { selectIsUndecided } from '../state/consent-slice.ts';

const loadBanner = async () => (await import('../react/cookie-banner/ConsentBanner.tsx')).ConsentBanner;
const loadSettings = async () => (await import('../react/cookie-settings/CookieSettings.tsx')).CookieSettings;

/**
 * Requests consent and changes it. Pages are cached for all anonymous visitors, so the server's HTML never contains the
 * banner; without JavaScript nothing needs consent. Shoppers who have decided load neither banner nor settings.
 */
export function Part() {
  const { t } = useLingui();
  const dispatch = useDispatch();
  // Without cookies the banner would come again on each page; nothing is allowed until there is a choice.
  const isUndecided = useSelector(selectIsUndecided) && navigator.cookieEnabled;
  const isOpen = useSelector(selectModal) === COOKIE_SETTINGS;
  const [Banner] = useLazyComponent(isUndecided, loadBanner, 'tracking');
  const [Settings, retry] = useLazyComponent(isOpen, loadSettings, 'tracking');
  const open = useCallback(() => dispatch(modalOpened(COOKIE_SETTINGS)), [dispatch]);
  const close = useCallback(() => dispatch(modalClosed()), [dispatch]);
  return (
    <>
      {/* Rendered before the banner, so that the banner is announced. */}
      <div aria-live="polite">{isUndecided && Banner && <Banner onChoose={open} />}</div>
      {Settings && <Settings open={isOpen} onClose={close} />}
      {isOpen && !Settings && <PendingPanel title={t`Cookie settings`} retry={retry} onClose={close} />}
    </>
  );
}
