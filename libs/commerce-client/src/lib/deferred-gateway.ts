import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { CommerceDocument } from './commerce-document.ts';
import type { CommerceFailure, ResettableGateway, Transport } from './gateway.ts';

/** The cached results of a tab, or the objects that they consist of; above it the oldest results are dropped. */
export const MAX_CACHE_ENTRIES = 65_536;

export interface DeferredGateway extends ResettableGateway {
  /** Passes all cached results and watchers to another gateway, which is used from now on. */
  readonly replace: (gateway: ResettableGateway) => void;
}

interface Entry {
  readonly data: unknown;
  /** Passes it to the next gateway. */
  readonly move: () => void;
}

interface Watcher extends Pick<Entry, 'move'> {
  readonly key: string;
  readonly listener: (data: never) => void;
}

const keyOf = ({ __meta__: { name } }: CommerceDocument<unknown, never>, variables: unknown): string =>
  name + JSON.stringify(variables);

/**
 * A gateway as small as a page needs it. It caches results by document and variables, normalises nothing, and loads what
 * sends requests with the first one: the data of the server-rendered page can be read and watched at once.
 */
export function createDeferredGateway(
  load: () => Transport | Promise<Transport>,
  maxEntries = MAX_CACHE_ENTRIES,
): DeferredGateway {
  let next: ResettableGateway | undefined;
  let transport: Promise<Transport> | undefined;
  /** The oldest first. */
  const entries = new Map<string, Entry>();
  const watchers = new Set<Watcher>();
  const notify = (changed: string, data: unknown): void =>
    watchers.forEach(({ key, listener }) => key === changed && listener(data as never));

  const send = async <Data>(request: (sender: Transport) => Promise<Result<CommerceFailure, Data>>) => {
    try {
      return await request(next ?? (await (transport ??= Promise.resolve(load()))));
    } catch {
      // A lost chunk must not close the API for the rest of the visit: the next action tries again.
      transport = undefined;
      return fail<CommerceFailure>({ kind: 'unreachable' });
    }
  };

  const gateway: DeferredGateway = {
    query: async (document, variables, options) => {
      const request = () => send((sender) => sender.query(document, variables, options));
      if (next) return request();
      const fetchPolicy = options?.fetchPolicy ?? 'cache-first';
      const cached = fetchPolicy === 'cache-first' ? gateway.read(document, variables) : undefined;
      if (cached !== undefined) return ok(cached);
      const result = await request();
      if (result.ok && fetchPolicy !== 'no-cache') gateway.write(document, variables, result.value);
      return result;
    },
    mutate: (document, variables, options) => send((sender) => sender.mutate(document, variables, options)),
    read: <Data, Variables>(document: CommerceDocument<Data, Variables>, variables: Variables) =>
      next ? next.read(document, variables) : (entries.get(keyOf(document, variables))?.data as Data | undefined),
    write: (document, variables, data) => {
      if (next) return next.write(document, variables, data);
      const key = keyOf(document, variables);
      entries.delete(key);
      entries.set(key, { data, move: () => gateway.write(document, variables, data) });
      if (entries.size > maxEntries) entries.delete(entries.keys().next().value ?? '');
      notify(key, data);
    },
    watch: (document, variables, listener) => {
      let stop: (() => void) | undefined;
      const move = (): void => void (stop = next?.watch(document, variables, listener));
      const watcher: Watcher = { key: keyOf(document, variables), listener, move };
      watchers.add(watcher);
      move();
      return () => {
        watchers.delete(watcher);
        stop?.();
      };
    },
    reset: (except = []) => {
      if (next) return next.reset(except);
      for (const [key, { data }] of entries) {
        if (Object.keys(data ?? {}).every((field) => except.includes(field))) continue;
        entries.delete(key);
        notify(key, undefined);
      }
    },
    replace: (other) => {
      next = other;
      entries.forEach(({ move }) => move());
      entries.clear();
      watchers.forEach(({ move }) => move());
    },
  };
  return gateway;
}
