import { ERROR_LOG_PATH } from '@lyng/model';
import { reportErrors } from './report-errors.ts';
import type { FailureWindow } from './report-errors.ts';

// A file of its own: the page's inline script loads it with the first error, also when nothing else of the shop has run.
reportErrors({
  window: window as unknown as FailureWindow,
  release: document.querySelector<HTMLMetaElement>('meta[name=errors]')?.dataset['release'] ?? '',
  send: (report) =>
    void fetch(ERROR_LOG_PATH, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      credentials: 'omit',
      keepalive: true,
    }).catch(() => undefined),
});
