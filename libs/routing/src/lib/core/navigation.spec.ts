import { routeMeta } from './route-meta.ts';
import { runMiddleware, validateRoute } from './route-guards.ts';
import type { GuardVerdict } from './route-guards.ts';
import { routePatterns } from './route-patterns.ts';
import { screenNames } from './route-table.ts';
import type { ScreenName } from './route-table.ts';
import { scrollBehaviour } from './scroll-behaviour.ts';

const place = (screen: ScreenName | undefined, pathname: string, hash?: string) => ({ screen, pathname, ...(hash !== undefined && { hash }) });
const product = place('product', '/p/a');
const orders = place('account-orders', '/min-konto/bestillinger');

describe('scrollBehaviour', () => {
  it.each([
    ['a new path goes to the top', product, place('product', '/p/b'), 'push', { kind: 'top' }],
    ['into the account goes to the top', product, orders, 'push', { kind: 'top' }],
    ['out of the account goes to the top', orders, product, 'push', { kind: 'top' }],
    ['between account pages stays', orders, place('account-settings', '/min-konto/indstillinger'), 'push', { kind: 'keep' }],
    ['from account home stays', place('account', '/account'), orders, 'push', { kind: 'keep' }],
    ['a new query on the path stays', place('category', '/c/a'), place('category', '/c/a'), 'push', { kind: 'keep' }],
    ['a hash goes to its element', product, place('content', '/om-os', '#m%C3%B8de'), 'push', { kind: 'element', id: 'møde' }],
    ['a hash on the path goes to its element', product, { ...product, hash: '#reviews' }, 'push', { kind: 'element', id: 'reviews' }],
    ['a broken hash is taken as it is', product, { ...product, hash: '#%E0' }, 'push', { kind: 'element', id: '%E0' }],
    ['an empty hash is none', product, place('cart', '/cart', '#'), 'push', { kind: 'top' }],
    ['back goes where it was left', orders, product, 'back-forward', { kind: 'restore' }],
    ['back to a hash goes where it was left', orders, { ...product, hash: '#x' }, 'back-forward', { kind: 'restore' }],
    ['the first page stays', undefined, product, 'replace', { kind: 'keep' }],
    ['an unknown page goes to the top', orders, place(undefined, '/a/b'), 'push', { kind: 'top' }],
  ] as const)('%s [ROUTE-16]', (_rule, from, to, navigation, move) => {
    expect(scrollBehaviour(from, to, navigation)).toEqual(move);
  });
});

describe('runMiddleware', () => {
  const verdicts: Readonly<Record<string, GuardVerdict>> = {
    'ralph-default': { kind: 'pass' },
    'ralph-authenticated': { kind: 'redirect', location: '/?action=login' },
    'check-is-member': { kind: 'status', status: 404, reason: 'not a member' },
  };
  const ran: string[] = [];
  const registry = new Map(Object.entries(verdicts).map(([name, verdict]) => [name, (seen: string) => (ran.push(`${name} ${seen}`), verdict)] as const));
  beforeEach(() => ran.splice(0));

  it.each<[readonly string[], GuardVerdict, string[]]>([
    [[], { kind: 'pass' }, []],
    [['ralph-default'], { kind: 'pass' }, ['ralph-default /x']],
    [['ralph-default', 'ralph-authenticated', 'check-is-member'], { kind: 'redirect', location: '/?action=login' }, ['ralph-default /x', 'ralph-authenticated /x']],
    [['check-is-member'], { kind: 'status', status: 404, reason: 'not a member' }, ['check-is-member /x']],
    [['no-such'], { kind: 'status', status: 500, reason: 'unknown route middleware no-such' }, []],
    [['constructor'], { kind: 'status', status: 500, reason: 'unknown route middleware constructor' }, []],
  ])('%j', async (names, verdict, calls) => {
    expect(await runMiddleware(names, registry, '/x')).toEqual(verdict);
    expect(ran).toEqual(calls);
  });

  it('every screen names middleware that spec §2 knows', () => {
    const known = ['check-is-member', 'ralph-authenticated', 'ralph-default', 'ralph-list-page-routing'];
    expect([...new Set(screenNames.flatMap((screen) => routeMeta(screen).middleware))].sort()).toEqual(known);
  });
});

describe('validateRoute', () => {
  it.each<[string, () => boolean | Promise<boolean>, object]>([
    ['accepted passes', () => true, { kind: 'pass' }],
    ['refused is 404', () => false, { kind: 'status', status: 404 }],
    ['refused later is 404', () => Promise.resolve(false), { kind: 'status', status: 404 }],
  ])('%s [ROUTE-21]', async (_rule, validate, verdict) => {
    expect(await validateRoute(validate)).toMatchObject(verdict);
  });

  it.each<[string, () => boolean | Promise<boolean>]>([
    ['throws', () => { throw new Error('database away'); }],
    ['rejects', () => Promise.reject(new Error('database away'))],
  ])('a hook that %s is a fault, not a missing page', async (_case, validate) => {
    expect(await validateRoute(validate)).toEqual({ kind: 'status', status: 503, reason: 'database away' });
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
