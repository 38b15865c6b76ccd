import { availableParallelism } from 'node:os';

/**
 * How the whole check is spread over a machine: steps beside each other, processes of one Nx step, Jest workers of one
 * project, and browsers. Browsers wait a lot, so units run beside them where there are cores for both.
 */
export function workersFor(cores = availableParallelism()) {
  const lanes = cores >= 4 ? 2 : 1;
  return {
    cores,
    lanes,
    tasks: Math.max(1, Math.ceil(cores / lanes)),
    jestWorkers: lanes,
    browsers: lanes === 2 ? Math.min(4, cores - 1) : cores,
  };
}
