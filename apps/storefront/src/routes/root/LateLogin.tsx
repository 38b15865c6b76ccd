import { useLingui } from '@lingui/react/macro';
import { useHref } from '@lyng/routing';
import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { authSessionOf } from '../../client/auth-session.ts';
import { modalClosed, modalOpened, selectModal } from '../../shell/slices/panel-slices.ts';
import type { AppStore, RootState } from '../../store.ts';
import { readLoginAddress } from './login-address.ts';
import { PendingPanel } from './PendingPanel.tsx';
import { useWanted } from './use-wanted.ts';
import { watchLoginLinks } from './watch-login-links.ts';

/** The panel's name among the modals. */
const LOGIN = 'login';

const loadPanel = async () => (await import('./SessionLoginPanel.tsx')).SessionLoginPanel;

/** Opens the login panel for the address that asks for it and for the links that lead to it, and goes on where the shopper was going (AUTH-17). */
export function LateLogin() {
  const { t } = useLingui();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const href = useHref();
  const { pathname, search, hash } = useLocation();
  // Unknown until the cookies have been read.
  const user = useSelector(({ auth }: RootState) => auth?.user);
  const isGuest = user === null;
  const isWanted = useSelector(selectModal) === LOGIN;
  const { isAsked, returnPath, plainSearch } = readLoginAddress(search, href('home'));
  const isOpen = isGuest && (isAsked || isWanted);
  const accountPath = href('account');
  const [Panel, retry] = useWanted(isOpen, loadPanel, 'auth');
  const store = useStore() as AppStore;

  useEffect(() => {
    // Whichever late code comes first reads them: links and address are answered from here on.
    if (user === undefined) authSessionOf(store).restore();
  }, [store, user]);

  useEffect(() => {
    if (isGuest) return watchLoginLinks(document, accountPath, () => dispatch(modalOpened(LOGIN)));
    return undefined;
  }, [accountPath, dispatch, isGuest]);
  useEffect(() => {
    if (!user) return;
    if (isWanted) dispatch(modalClosed());
    if (isAsked) void navigate(returnPath, { replace: true });
  }, [dispatch, isAsked, isWanted, navigate, returnPath, user]);

  const close = useCallback(() => {
    dispatch(modalClosed());
    if (isAsked) void navigate(pathname + plainSearch + hash, { replace: true });
  }, [dispatch, hash, isAsked, navigate, pathname, plainSearch]);
  if (Panel) return <Panel open={isOpen} onClose={close} />;
  return isOpen && <PendingPanel title={t`My account`} retry={retry} href={accountPath} onClose={close} />;
}
