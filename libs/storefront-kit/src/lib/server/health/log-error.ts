import { limitAttempts } from '@lyng/feature';
import type { RouteRequest, ServerRoute } from '@lyng/feature';
import { ERROR_LOG_PATH, isRecord } from '@lyng/model';
import { matchPath, resolveSite, routePatterns } from '@lyng/routing/core';
import { fingerprintOf, readReport } from '../../shared/error-report.ts';

/** Bytes of a report. */
const MAX_REPORT = 16 * 1024;
/** Reports of one client in a minute. */
const MAX_PER_MINUTE = 30;

export interface LogErrorOptions {
  /** The deploy of this server; a tab may still have an earlier one. */
  readonly release: string;
  /** Writes one line of the log. */
  readonly write: (line: string) => void;
}

function parse(body: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const report: unknown = JSON.parse(body);
    return isRecord(report) ? report : undefined;
  } catch {
    return undefined;
  }
}

/** The screen at an address and its pattern: it contains no product, order or shopper. */
function routeOf(address: string, { origin, config }: Pick<RouteRequest, 'origin' | 'config'>) {
  const { pathname } = new URL(address || '/', origin);
  const resolution = resolveSite({ host: new URL(origin).hostname, target: pathname, config: config.sites });
  const site = resolution.kind === 'site' ? resolution.site : undefined;
  const match = site && matchPath(pathname, site);
  if (!site || match?.kind !== 'screen') return { url: '', screen: 'not-found', market: site?.market };
  const [pattern = ''] = routePatterns(match.screen, site);
  return { url: `${site.basePath}/${pattern.replace(/^\//, '')}`, screen: match.screen, market: site.market };
}

const status = (code: number) => ({ status: code, headers: { 'cache-control': 'no-store' }, body: '' });

/**
 * Takes the errors of browsers: one line of JSON for each error of a browser. Everything in it may come from anyone: it is
 * limited, redacted once more, and never part of a page.
 */
export function logErrorRoute({ release, write }: LogErrorOptions): ServerRoute {
  const limit = limitAttempts(MAX_PER_MINUTE);
  return {
    path: ERROR_LOG_PATH,
    maxBody: MAX_REPORT,
    put: async (_parameters, request) => {
      const { ip, now, body } = request;
      if (!limit.take(ip, now)) return status(429);
      const input = parse(body);
      if (!input) return status(400);
      try {
        const { release: tabRelease, ...report } = readReport(input);
        const entry = {
          time: new Date(now).toISOString(),
          level: 'error',
          subject: 'browser-error',
          fingerprint: fingerprintOf(report),
          release: tabRelease || release,
          ...(tabRelease !== '' && tabRelease !== release && { serverRelease: release }),
          ...report,
          ...routeOf(report.url, request),
        };
        // Line breaks that only some readers know are escaped too: an entry is one line.
        write(`${JSON.stringify(entry).replace(/[\u0085\u2028\u2029]/g, ' ')}\n`);
      } catch {
        // An error about an error would only cause the next one.
      }
      return status(204);
    },
  };
}
