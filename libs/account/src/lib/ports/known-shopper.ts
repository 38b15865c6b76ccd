import type { AppContext, Ports } from '@lyng/feature';
import { loadKnownShopper } from '../wire/load-known-shopper.ts';

export const create =
  ({ gateway }: Pick<AppContext, 'gateway'>): Ports['knownShopper'] =>
  (market) =>
    loadKnownShopper(gateway, market);
