import { newId } from './new-id.ts';

/** The favourites have a channel of their own; auth, cart, market and checkout-market share one. */
export const channelNames = { favourites: 'favorites_channel', shared: 'ralph_channel' } as const;

/** The part of a BroadcastChannel that is used. */
export interface BroadcastChannelLike {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  close(): void;
}

/** Messages between the tabs of one browser. */
export interface TabChannel<Message> {
  /** Notifies the other tabs. Messages must be plain data. */
  post(message: Message): void;
  /** Calls back for each message of another tab, until the returned function is called. */
  listen(listener: (message: Message) => void): () => void;
  close(): void;
}

/** The options of a channel. */
interface TabChannelOptions<Message> {
  readonly name: string;
  /** This tab's own id: a tab that opens the channel twice still does not hear itself. */
  readonly tabId: string;
  /** Another tab may run an older version of the shop: what does not fit is dropped. */
  readonly isMessage: (value: unknown) => value is Message;
  /** `(name) => new BroadcastChannel(name)`; left out where the browser has none. */
  readonly open?: ((name: string) => BroadcastChannelLike) | undefined;
}

/** Opens a channel between tabs; where the browser has none, or blocks it, it is silent and everything else works. */
export function openTabChannel<Message>({
  name,
  tabId,
  isMessage,
  open,
}: TabChannelOptions<Message>): TabChannel<Message> {
  const channel = openOrNothing(name, open);
  const listeners = new Set<(message: Message) => void>();
  channel?.addEventListener('message', ({ data }) => {
    const { from, message } =
      typeof data === 'object' && data !== null ? (data as { from?: unknown; message?: unknown }) : {};
    if (typeof from !== 'string' || from === tabId || !isMessage(message)) return;
    for (const listener of listeners) listener(message);
  });
  return {
    post(message) {
      channel?.postMessage({ from: tabId, message });
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      listeners.clear();
      channel?.close();
    },
  };
}

/** Opens a channel of this page to the other tabs of its browser. */
export const openBrowserChannel = <Message>({
  name,
  isMessage,
}: Pick<TabChannelOptions<Message>, 'name' | 'isMessage'>): TabChannel<Message> =>
  openTabChannel({
    name,
    isMessage,
    tabId: newId(),
    open: 'BroadcastChannel' in globalThis ? (channel) => new BroadcastChannel(channel) : undefined,
  });

function openOrNothing(name: string, open: TabChannelOptions<unknown>['open']): BroadcastChannelLike | undefined {
  try {
    return open?.(name);
  } catch {
    // A sandboxed frame has the constructor and throws when it is used.
    return undefined;
  }
}
