import type { ChangeFeed } from './change-feed.ts';
import type { ShopChange, Topic } from './shop-change.ts';

/**
 * Sends one event for each change of a topic. A slow reader gets only the last of its unread events: each means no more
 * than that the topic has changed. With an `initialVersion` the stream begins with the present state: a change between
 * the render of a page and its subscription is not missed.
 */
export async function changeStream<Value>(
  changes: Pick<ChangeFeed, 'follow'>,
  topic: Topic,
  present: (change: ShopChange) => Value,
  initialVersion?: string,
): Promise<AsyncIterableIterator<Value, undefined>> {
  type Next = IteratorResult<Value, undefined>;
  const done: Next = { done: true, value: undefined };
  const nextOf = (change: ShopChange): Next => ({ done: false, value: present(change) });
  let unread: ShopChange | undefined;
  let pending: ((next: Next) => void) | undefined;
  let isClosed = false;
  const unfollow = await changes.follow(topic, (change) => {
    if (pending) pending(nextOf(change));
    else unread = change;
    pending = undefined;
  });
  if (initialVersion !== undefined) unread ??= { topic, version: initialVersion };
  const stream: AsyncIterableIterator<Value, undefined> = {
    next: () => {
      const change = unread;
      unread = undefined;
      if (isClosed) return Promise.resolve(done);
      return change ? Promise.resolve(nextOf(change)) : new Promise((resolve) => (pending = resolve));
    },
    return: async () => {
      isClosed = true;
      unfollow();
      pending?.(done);
      return done;
    },
    [Symbol.asyncIterator]: () => stream,
  };
  return stream;
}
