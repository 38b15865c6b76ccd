export { gracefulShutdown } from './lib/server/health/graceful-shutdown.ts';
export type { ShutdownTimes } from './lib/server/health/graceful-shutdown.ts';
export { hasOneHost } from './lib/server/requests/request-target.ts';
