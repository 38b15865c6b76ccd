import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { ResettableGateway } from './gateway.ts';

type Cache = Pick<ResettableGateway, 'read' | 'write' | 'watch' | 'reset'>;

/** The cached results of a tab, or the objects that they consist of; above it the oldest results are dropped. */
export const MAX_CACHE_ENTRIES = 65_536;

/** Results by document and variables. */
export interface DocumentCache extends Cache {
  /** Passes all results and watchers to another cache, which serves them from now on. */
  readonly moveTo: (cache: Cache) => void;
}

type Document = TypedDocumentNode<unknown, unknown>;

interface Entry {
  readonly document: Document;
  readonly variables: unknown;
  readonly data: unknown;
}

interface Watcher extends Omit<Entry, 'data'> {
  readonly listener: (data: unknown) => void;
  stop?: () => void;
}

const isSameQuery = (a: Omit<Entry, 'data'>, b: Omit<Entry, 'data'>): boolean =>
  a.document === b.document && JSON.stringify(a.variables) === JSON.stringify(b.variables);

const rootFieldsOf = ({ data }: Entry): readonly string[] =>
  typeof data === 'object' && data !== null ? Object.keys(data) : [];

/** A cache as small as a page needs it: it normalises nothing. */
export function createDocumentCache(maxEntries = MAX_CACHE_ENTRIES): DocumentCache {
  let next: Cache | undefined;
  let entries: readonly Entry[] = [];
  const watchers = new Set<Watcher>();
  const entryOf = (document: unknown, variables: unknown): Entry | undefined =>
    entries.find((entry) => isSameQuery(entry, { document: document as Document, variables }));
  const notify = (changed: Omit<Entry, 'data'>, data: unknown): void => {
    for (const watcher of watchers) if (isSameQuery(watcher, changed)) watcher.listener(data);
  };

  return {
    read: <Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables) =>
      next ? next.read(document, variables) : (entryOf(document, variables)?.data as Data | undefined),
    write: (document, variables, data) => {
      if (next) return next.write(document, variables, data);
      const entry: Entry = { document: document as Document, variables, data };
      entries = [...entries.filter((other) => !isSameQuery(other, entry)).slice(1 - maxEntries), entry];
      notify(entry, data);
    },
    watch: (document, variables, listener) => {
      const watcher: Watcher = {
        document: document as Document,
        variables,
        listener: listener as Watcher['listener'],
      };
      watchers.add(watcher);
      watcher.stop = next?.watch(watcher.document, watcher.variables, watcher.listener);
      return () => {
        watchers.delete(watcher);
        watcher.stop?.();
      };
    },
    reset: (except = []) => {
      if (next) return next.reset(except);
      const isDropped = (entry: Entry): boolean => !rootFieldsOf(entry).every((field) => except.includes(field));
      const dropped = entries.filter(isDropped);
      entries = entries.filter((entry) => !isDropped(entry));
      dropped.forEach((entry) => notify(entry, undefined));
    },
    moveTo: (cache) => {
      next = cache;
      for (const { document, variables, data } of entries) cache.write(document, variables, data);
      entries = [];
      for (const watcher of watchers) watcher.stop = cache.watch(watcher.document, watcher.variables, watcher.listener);
    },
  };
}
