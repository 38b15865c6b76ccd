import { readJson } from '@lyng/browser';
import type { PendingOperation } from '../core/pending-operation.ts';
import { mergeStoredOperations, parseStoredOperations, printStoredOperations } from '../core/stored-operations.ts';
import type { StoredOperations } from '../core/stored-operations.ts';
import type { CartPorts } from './cart-ports.ts';
import type { CartStore } from './cart-session.ts';
import { cartSlice } from './cart-slice.ts';
import type { CartState } from './cart-slice.ts';
import { PENDING_KEY } from './persist-early-operations.ts';

type Operations = readonly PendingOperation[];

/** The operations in flight, stored beyond the page: leaving or reloading it loses nothing. */
export interface PendingLog {
  readonly write: (state: Pick<CartState, 'pending' | 'sendingId'>) => void;
  /** Merges the stored operations that this page does not know with those that it does. */
  readonly resume: (store: CartStore, merge: (stored: Operations, own: Operations) => Operations) => void;
}

export function createPendingLog({ storage, now }: Pick<CartPorts, 'storage' | 'now'>): PendingLog {
  const read = (): StoredOperations => {
    // Pages that were left early have each added theirs, see `persistEarlyOperations`.
    const logs = readJson({ read: (key) => `[${storage.read(key) ?? ''}]` }, PENDING_KEY);
    return mergeStoredOperations(Array.isArray(logs) ? logs.map((log) => parseStoredOperations(log, now())) : []);
  };
  return {
    write: ({ pending, sendingId }) => {
      const text = printStoredOperations({ operations: pending, sendingId }, now());
      if (text === '') storage.remove(PENDING_KEY);
      else storage.write(PENDING_KEY, text);
    },
    resume: (store, merge) => {
      const { pending, sendingId } = store.getState().cart;
      const stored = read();
      const unknown = stored.operations.filter(({ id }) => !pending.some((own) => own.id === id));
      if (unknown.length === 0) return;
      // An operation that may be in flight already is not replaced by a later one: it could still arrive after that.
      store.dispatch(
        cartSlice.actions.logReplaced({
          pending: merge(unknown, pending),
          sendingId: sendingId ?? stored.sendingId,
        }),
      );
    },
  };
}
