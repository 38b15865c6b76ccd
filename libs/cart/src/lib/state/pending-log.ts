import { readJson } from '@lyng/browser';
import { joinKept, parseKept, printKept } from '../core/kept-operations.ts';
import type { KeptOperations } from '../core/kept-operations.ts';
import type { CartPorts } from './cart-ports.ts';
import type { CartState } from './cart-slice.ts';
import { PENDING_KEY } from './pending-key.ts';

/** What is on its way, kept beyond the page: leaving it or loading it anew loses nothing. */
export interface PendingLog {
  readonly keep: (state: Pick<CartState, 'pending' | 'sendingId'>) => void;
  readonly read: () => KeptOperations;
}

/** Keeps the log of a tab. */
export function createPendingLog({ storage, now }: Pick<CartPorts, 'storage' | 'now'>): PendingLog {
  return {
    keep: ({ pending, sendingId }) => {
      const text = printKept({ operations: pending, sendingId }, now());
      if (text === '') storage.remove(PENDING_KEY);
      else storage.write(PENDING_KEY, text);
    },
    read: () => {
      // Pages that were left early have each added theirs, see `keepEarlyIntents`.
      const logs = readJson({ read: (key) => `[${storage.read(key) ?? ''}]` }, PENDING_KEY);
      return joinKept(Array.isArray(logs) ? logs.map((log) => parseKept(log, now())) : []);
    },
  };
}
