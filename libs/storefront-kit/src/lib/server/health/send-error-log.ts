import { serviceFetch } from '@lyng/feature';
import type { Service } from '@lyng/feature';

type Write = (line: string) => void;

/** Writes a line, and sends it to the error log of a shop that has one. When that fails the line has still been written. */
export const withErrorLog = (write: Write, service: Service | undefined): Write =>
  service
    ? (line) => {
        write(line);
        serviceFetch(service)(service.url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: line,
          signal: AbortSignal.timeout(service.timeout),
        })
          .then(({ body }) => body?.cancel())
          .catch(() => undefined);
      }
    : write;
