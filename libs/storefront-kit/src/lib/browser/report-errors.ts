import { fingerprintOf, readReport } from '../shared/error-report.ts';
import type { ErrorReport } from '../shared/error-report.ts';

/** A record of the page's inline script: an event of the window, or an error that React or the router has caught. */
export interface Failure {
  /** The type of an event. */
  readonly type?: string;
  readonly error?: unknown;
  /** Of a rejected promise. */
  readonly reason?: unknown;
  readonly message?: string;
  readonly filename?: string;
  /** Of a violation of the Content-Security-Policy. */
  readonly effectiveDirective?: string;
  readonly blockedURI?: string;
  readonly sourceFile?: string;
  readonly errorInfo?: { readonly componentStack?: string | null | undefined } | undefined;
}

/** The window with the list of failures, which the page's inline script has created. */
export interface FailureWindow {
  failures?: { readonly push: (failure: Failure) => number };
  readonly location: Pick<Location, 'pathname'>;
  readonly navigator: Pick<Navigator, 'onLine' | 'userAgent'>;
  readonly addEventListener: (type: 'online' | 'pagehide', listener: () => void) => void;
}

export interface ErrorReporter {
  readonly window: FailureWindow;
  readonly release: string;
  /** Sends a report so that it arrives also when the page is left. */
  readonly send: (report: ErrorReport) => void;
}

/** Different errors that one page reports. */
const MAX_REPORTS = 10;

/** Failures that are not of the shop: of extensions, of scripts elsewhere, of a browser's own loops and of pages that are left. */
const foreign = /^ResizeObserver loop|^Script error\.?$|(?:chrome|moz|safari-web)-extension:/;

/** The type of the event of a blocked script. */
const VIOLATION = 'securitypolicyviolation';

const typeNames: Readonly<Record<string, string>> = {
  unhandledrejection: 'Rejection',
  [VIOLATION]: 'SecurityPolicyViolation',
};

/** A response that a loader has thrown: an expected page, such as a 404, or one that the server has logged. */
const isResponse = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && !isError(error) && ('status' in error || 'init' in error);

/** Also those of other documents, and a browser's own kinds. */
const isError = (value: unknown): value is Error =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<Error>).name === 'string' &&
  typeof (value as Partial<Error>).message === 'string';

const textOf = (value: unknown): string => {
  try {
    return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
};

/** A script that the policy has blocked; other violations are mostly those of extensions. */
function readViolation({ effectiveDirective = '', blockedURI = '', sourceFile = '' }: Failure): Failure | undefined {
  if (!effectiveDirective.startsWith('script-src') || foreign.test(`${blockedURI}:`)) return undefined;
  return { type: VIOLATION, message: `${effectiveDirective} ${blockedURI}`, filename: sourceFile };
}

/** The parts of a report that are in a failure; `undefined` where nothing is to be reported. */
function readFailure({ type, error, reason, message = '', filename = '', errorInfo }: Failure) {
  const cause = error ?? reason;
  const own = isError(cause) ? cause : undefined;
  const stack = own?.stack ?? filename;
  const text = own?.message ?? (cause === undefined || cause === null ? message : textOf(cause));
  if (isResponse(cause) || own?.name === 'AbortError' || foreign.test(text) || foreign.test(stack)) return undefined;
  const componentStack = errorInfo?.componentStack ?? '';
  return {
    type: own?.name ?? typeNames[type ?? ''] ?? 'Error',
    message: text,
    stack,
    component: /^\s*at (\S+)/.exec(componentStack)?.[1] ?? '',
    info: componentStack.trim() || (type ?? 'caught'),
  };
}

/**
 * Reports the failures of a page: each error once, at most ten. Offline they wait. Whatever fails here is ignored, so
 * that a report never causes the next one.
 */
export function reportErrors({ window, release, send }: ErrorReporter): void {
  const known = new Set<string>();
  let waiting: readonly ErrorReport[] = [];
  const flush = (): void => {
    if (!window.navigator.onLine) return;
    const reports = waiting;
    waiting = [];
    for (const report of reports) send(report);
  };
  const push = (failure: Failure): number => {
    try {
      const reported = failure.type === VIOLATION ? readViolation(failure) : failure;
      const parts = reported && readFailure(reported);
      if (!parts || known.size >= MAX_REPORTS) return MAX_REPORTS;
      const { pathname } = window.location;
      const report = readReport({ ...parts, url: pathname, userAgent: window.navigator.userAgent, release });
      const fingerprint = fingerprintOf(report);
      if (known.has(fingerprint)) return MAX_REPORTS;
      known.add(fingerprint);
      waiting = [...waiting, report];
      flush();
    } catch {
      // See above.
    }
    return MAX_REPORTS;
  };
  const early = window.failures;
  window.failures = { push };
  window.addEventListener('online', flush);
  if (Array.isArray(early)) (early as readonly Failure[]).forEach(push);
}
