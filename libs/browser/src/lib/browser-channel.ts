import { newId } from './new-id.ts';
import { openTabChannel } from './tab-channel.ts';
import type { TabChannel, TabChannelOptions } from './tab-channel.ts';

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
