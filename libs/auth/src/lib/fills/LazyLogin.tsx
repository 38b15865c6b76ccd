import { useLingui } from '@lingui/react/macro';
import { useHref } from '@lyng/routing';
import { modalClosed, modalOpened, selectModal, useApp, useLazyComponent } from '@lyng/feature';
import type { ShopState } from '@lyng/feature';
import { PendingPanel } from '@lyng/ui';
import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { readLoginAddress } from '../core/login-address.ts';
import { tabSessionOf } from '../state/tab-session.ts';
import { watchLoginLinks } from './watch-login-links.ts';

const LOGIN = 'login';

const loadPanel = async () => (await import('./SessionLoginPanel.tsx')).SessionLoginPanel;

/** Opens the login panel for its address and its links, and then continues to the shopper's target. */
export function LazyLogin() {
  const { t } = useLingui();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const href = useHref();
  const { pathname, search, hash } = useLocation();
  // `undefined` until the cookies have been read.
  const user = useSelector(({ auth }: ShopState) => auth?.user);
  const isGuest = user === null;
  const isWanted = useSelector(selectModal) === LOGIN;
  const { isRequested, returnPath, plainSearch } = readLoginAddress(search, href('home'));
  const isOpen = isGuest && (isRequested || isWanted);
  const accountPath = href('account');
  const [Panel, retry] = useLazyComponent(isOpen, loadPanel, 'auth');
  const app = useApp();

  useEffect(() => {
    // The first lazy code to run reads them; from then on links and address open the panel.
    if (user === undefined) tabSessionOf(app).restore();
  }, [app, user]);

  useEffect(() => {
    if (isGuest) return watchLoginLinks(document, accountPath, () => dispatch(modalOpened(LOGIN)));
    return undefined;
  }, [accountPath, dispatch, isGuest]);
  useEffect(() => {
    if (!user) return;
    if (isWanted) dispatch(modalClosed());
    if (isRequested) void navigate(returnPath, { replace: true });
  }, [dispatch, isRequested, isWanted, navigate, returnPath, user]);

  const close = useCallback(() => {
    dispatch(modalClosed());
    if (isRequested) void navigate(pathname + plainSearch + hash, { replace: true });
  }, [dispatch, hash, isRequested, navigate, pathname, plainSearch]);
  if (Panel) return <Panel open={isOpen} onClose={close} />;
  return isOpen && <PendingPanel title={t`My account`} retry={retry} href={accountPath} onClose={close} />;
}
