import { connectionOf, cookieNames, newId, openBrowserChannel, parseCookies } from '@lyng/browser';
import { createRealtimeSocket, createSharedRealtime, isRealtimeMessage } from '@lyng/commerce-client/realtime';
import type { SharedRealtime, SharingTabs } from '@lyng/commerce-client/realtime';
import type { AppContext } from '@lyng/feature';
import { REALTIME_PATH } from '@lyng/model';

/** The part of the app that the connection uses. */
export type RealtimeApp = Pick<AppContext, 'config' | 'port'>;

/** One connection for all tabs, where the browser knows which of them has it. */
const sharingTabs = (): SharingTabs | undefined =>
  'BroadcastChannel' in window && 'locks' in navigator
    ? {
        locks: navigator.locks,
        openChannel: () => openBrowserChannel({ name: 'lyng-realtime', isMessage: isRealtimeMessage }),
      }
    : undefined;

/** The connection of this browser to the commerce API, behind the shop's own origin. */
export function openRealtime({ config, port }: RealtimeApp): SharedRealtime {
  const url = new URL(REALTIME_PATH, window.location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  const { whenOnline } = connectionOf(window);
  /** Without a network each attempt would fail. */
  const delay = async (milliseconds: number): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await whenOnline();
  };
  const credentials = async (): Promise<Record<string, string>> => {
    await (await port('session'))?.ensureToken();
    const token = parseCookies(document.cookie).get(cookieNames.auth);
    return { 'X-ApiKey': config.apiKey, ...(token && { Authorization: `Bearer ${token}` }) };
  };
  const realtime = createSharedRealtime({
    tabId: newId(),
    sharing: sharingTabs(),
    openSocket: (callbacks) =>
      createRealtimeSocket({ url: url.href, credentials, delay, random: Math.random, ...callbacks }),
  });
  // A page with a connection or a lock is not stored for Back.
  window.addEventListener('pagehide', realtime.pause);
  window.addEventListener('pageshow', ({ persisted }) => persisted && realtime.resume());
  return realtime;
}
