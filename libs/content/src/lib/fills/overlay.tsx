import { contentPanelSlice, useApp, useLazyComponent } from '@lyng/feature';
import { matchPath } from '@lyng/routing/core';
import { PendingPanel } from '@lyng/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { watchPanelLinks } from './watch-panel-links.ts';

/** The part of an address that names the page in the panel: Back closes it, and a reload opens it again. */
const PANEL = /^#page=([\w-]+)$/;

const { contentPanelClosed, contentPanelOpened } = contentPanelSlice.actions;
const loadPanel = async () => (await import('../screens/content-panel/LoadedContentPanel.tsx')).LoadedContentPanel;
const groups = ['catalogue', 'widgets'] as const;

/** Opens content pages in a panel over the current page. */
export function Part() {
  const { site, href, config } = useApp();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const alias = PANEL.exec(hash)?.[1];
  const isOpen = alias !== undefined;
  const [Panel, retry] = useLazyComponent(isOpen, loadPanel, groups);

  useEffect(() => {
    const aliasOf = (target: string): string | undefined => {
      const match = matchPath(target, site);
      return match.kind === 'screen' && match.screen === 'content' ? match.params.alias : undefined;
    };
    return watchPanelLinks(document, aliasOf, (wanted, words) => {
      const panel = { pathname, search, hash: `#page=${wanted}` };
      // A link in the panel takes the place of what is there, so that one step back closes it.
      void navigate(panel, { replace: isOpen, state: { panel: words }, preventScrollReset: true });
    });
  }, [site, navigate, pathname, search, isOpen]);

  useEffect(() => {
    dispatch(isOpen ? contentPanelOpened('page') : contentPanelClosed());
  }, [dispatch, isOpen]);

  // Without it the address came from elsewhere, and there is no step back to the page.
  const words = (state as { readonly panel?: string } | null)?.panel;
  const wasOpenedHere = words !== undefined;
  const title = words || config.name;
  // Escape closes a dialog twice: at once, and by the event of the browser.
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = false;
  }, [alias]);
  const close = useCallback(() => {
    if (isClosing.current) return;
    isClosing.current = true;
    if (wasOpenedHere) void navigate(-1);
    else void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  }, [navigate, pathname, search, wasOpenedHere]);

  if (Panel) return <Panel alias={alias} title={title} onClose={close} />;
  return isOpen && <PendingPanel title={title} retry={retry} href={href('content', { alias })} onClose={close} />;
}
