import { completeService } from './complete-service.ts';
import { forEachService } from './service-table.ts';
import type { Services } from './services.ts';

/** All services of one backend. @param timeout how long a page waits for one response, in ms. */
export const embeddedServices = (url: string, timeout = 1500): Services =>
  forEachService((row) => completeService(row, {}, { url, timeout })) as Services;
