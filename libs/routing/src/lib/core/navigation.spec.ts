import { runMiddleware } from './route-guards.ts';
import type { GuardVerdict } from './route-guards.ts';
import { routePatterns } from './route-patterns.ts';
import type { ScreenName } from './route-table.ts';

describe('runMiddleware', () => {
  const verdicts: Readonly<Record<string, GuardVerdict>> = {
    'ralph-default': { kind: 'pass' },
    'ralph-authenticated': { kind: 'redirect', location: '/?action=login' },
    'check-is-member': { kind: 'status', status: 404, reason: 'not a member' },
  };
  const ran: string[] = [];
  const registry = new Map(
    Object.entries(verdicts).map(
      ([name, verdict]) => [name, (seen: string) => (ran.push(`${name} ${seen}`), verdict)] as const,
    ),
  );
  beforeEach(() => ran.splice(0));

  it.each<[readonly string[], GuardVerdict, string[]]>([
    [[], { kind: 'pass' }, []],
    [['ralph-default'], { kind: 'pass' }, ['ralph-default /x']],
    [
      ['ralph-default', 'ralph-authenticated', 'check-is-member'],
      { kind: 'redirect', location: '/?action=login' },
      ['ralph-default /x', 'ralph-authenticated /x'],
    ],
    [['check-is-member'], { kind: 'status', status: 404, reason: 'not a member' }, ['check-is-member /x']],
    [['no-such'], { kind: 'status', status: 500, reason: 'unknown route middleware no-such' }, []],
    [['constructor'], { kind: 'status', status: 500, reason: 'unknown route middleware constructor' }, []],
  ])('%j', async (names, verdict, calls) => {
    expect(await runMiddleware(names, registry, '/x')).toEqual(verdict);
    expect(ran).toEqual(calls);
  });
});

describe('routePatterns', () => {
  it.each<[ScreenName, readonly string[]]>([
    ['home', ['/']],
    ['product', ['p/:alias', 'p/:any1/:alias', 'p/:any1/:any2/:alias', 'product/:alias?']],
    ['category', ['c/:category', 'c/:any1/:category']],
    ['brand', ['b/*']],
    ['list', ['l/*', 'list/:list?']],
    ['content', [':alias', 'content/:alias?']],
    ['brands', ['märken']],
    ['member', ['lyng-member']],
  ])('%s is %j', (screen, patterns) => {
    expect(routePatterns(screen, { language: 'sv', slug: 'lyng' })).toEqual(patterns);
  });
});
