import { availableParallelism } from 'node:os';

/**
 * How the complete check is spread over a machine: steps beside each other, processes of one Nx step, Jest workers of one
 * project and of the backend, which has most tests, and browsers. Browsers wait a lot, so units run beside them where there
 * are cores for both.
 */
export function workersFor(cores = availableParallelism()) {
  const isWide = cores >= 4;
  return {
    cores,
    lanes: isWide ? 3 : 1,
    tasks: isWide ? Math.ceil(cores / 2) : cores,
    jestWorkers: isWide ? 2 : 1,
    backendJestWorkers: isWide ? 2 : cores,
    browsers: isWide ? Math.min(4, cores - 1) : cores,
  };
}
