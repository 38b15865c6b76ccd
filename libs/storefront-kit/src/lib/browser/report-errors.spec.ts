import type { ErrorReport } from '../shared/error-report.ts';
import { reportErrors } from './report-errors.ts';
import type { Failure, FailureWindow } from './report-errors.ts';

function openTab(early: Failure[] = []) {
  const sent: ErrorReport[] = [];
  const listeners = new Map<string, () => void>();
  const navigator = { onLine: true, userAgent: 'A browser' };
  const window: FailureWindow = {
    failures: early,
    location: { pathname: '/min-konto' },
    navigator,
    addEventListener: (type, listener) => void listeners.set(type, listener),
  };
  const send = (report: ErrorReport) => void sent.push(report);
  reportErrors({ window, release: 'deploy-1', send });
  const fail = (failure: Failure) => window.failures?.push(failure);
  return { sent, fail, navigator, goOnline: () => listeners.get('online')?.() };
}

const failureOf = (message: string): Failure => ({ type: 'error', error: new RangeError(message) });

describe('reports of errors [APP-07]', () => {
  it('have the type, the message, the stack, the page and the browser', () => {
    const { sent, fail } = openTab();
    fail(failureOf('Invalid length'));
    expect(sent).toEqual([
      {
        type: 'RangeError',
        message: 'Invalid length',
        stack: expect.stringContaining('RangeError: Invalid length'),
        component: '',
        info: 'error',
        url: '/min-konto',
        userAgent: 'A browser',
        release: 'deploy-1',
      },
    ]);
  });

  it('name the component in which React has caught it', () => {
    const { sent, fail } = openTab();
    const componentStack = '\n    at PriceLine (https://dk.localhost/assets/page-Ab1_x9Z.js:1:2)\n    at CartPage';
    fail({ error: new TypeError('x is undefined'), errorInfo: { componentStack } });
    expect(sent).toMatchObject([{ component: 'PriceLine', info: componentStack.trim() }]);
  });

  it('include the errors from before their code was there', () => {
    expect(openTab([failureOf('Early')]).sent).toMatchObject([{ message: 'Early' }]);
  });

  const rejection = (reason?: unknown): Failure => ({ type: 'unhandledrejection', reason });
  const blocked = (effectiveDirective: string, blockedURI: string, sourceFile = '/kassen'): Failure => ({
    type: 'securitypolicyviolation',
    effectiveDirective,
    blockedURI,
    sourceFile,
  });
  const circle: Record<string, unknown> = {};
  circle['self'] = circle;

  it.each<[string, Failure, Partial<ErrorReport>]>([
    ['a rejection with an error', rejection(new Error('Lost')), { type: 'Error', message: 'Lost' }],
    ['a rejection with a text', rejection('Lost'), { type: 'Rejection', message: 'Lost' }],
    ['a rejection with an object', rejection({ a: 1 }), { type: 'Rejection', message: '{"a":1}' }],
    ['a rejection with nothing', rejection(), { type: 'Rejection', message: '' }],
    ['what cannot be written as JSON', rejection(circle), { message: '[object Object]' }],
    ['an event without an error', { type: 'error', message: 'x', filename: '/a.js' }, { message: 'x', stack: '/a.js' }],
    [
      'a script that the policy has blocked',
      blocked('script-src-elem', 'https://evil.example/a.js'),
      {
        type: 'SecurityPolicyViolation',
        message: 'script-src-elem https://evil.example/a.js',
        stack: '/kassen',
        info: 'securitypolicyviolation',
      },
    ],
  ])('describe %s', (_what, failure, report) => {
    const { sent, fail } = openTab();
    fail(failure);
    expect(sent).toMatchObject([report]);
  });

  it.each<[string, Failure]>([
    ['a 404 of a loader', { error: { status: 404, statusText: '', data: null, internal: false } }],
    ['a response with data', { error: { type: 'DataWithResponseInit', data: null, init: { status: 503 } } }],
    ['a page that is left', { error: new DOMException('Left', 'AbortError') }],
    ['an extension', { error: Object.assign(new Error('x'), { stack: 'at chrome-extension://a/b.js:1:1' }) }],
    ['an image that the policy has blocked', blocked('img-src', 'https://a.example')],
    ['a blocked script of an extension', blocked('script-src-elem', 'chrome-extension')],
    ['a script that an extension has added', blocked('script-src-elem', 'inline', 'moz-extension://a/b.js')],
    ['a script elsewhere', { type: 'error', message: 'Script error.' }],
    ['a loop of the browser', { message: 'ResizeObserver loop completed with undelivered notifications.' }],
  ])('are not made of %s', (_what, failure) => {
    const { sent, fail } = openTab();
    fail(failure);
    expect(sent).toEqual([]);
  });

  it('are sent once for each error, and for ten of them', () => {
    const { sent, fail } = openTab();
    fail(failureOf('Product 1 has no price'));
    fail(failureOf('Product 2 has no price'));
    expect(sent).toHaveLength(1);
    for (const letter of 'abcdefghijklmn') fail(failureOf(`Error ${letter}`));
    expect(sent).toHaveLength(10);
  });

  it('contain no personal data', () => {
    const { sent, fail } = openTab();
    fail(failureOf('No account for karen@example.com, 010190-1234, +45 12 34 56 78'));
    expect(JSON.stringify(sent)).not.toMatch(/karen|0101|1234|56 78/);
  });

  it('wait until the shopper is online', () => {
    const { sent, fail, navigator, goOnline } = openTab();
    navigator.onLine = false;
    fail(failureOf('Offline'));
    expect(sent).toEqual([]);
    navigator.onLine = true;
    goOnline();
    goOnline();
    expect(sent).toHaveLength(1);
  });

  it('never cause another error', () => {
    const hostile = {
      get error(): unknown {
        throw new Error('A getter that throws');
      },
    };
    expect(() => openTab().fail(hostile)).not.toThrow();
  });
});
