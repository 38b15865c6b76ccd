import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { embeddedServices } from '@lyng/feature';
import type { BeforePage, ShopConfig, Visit } from '@lyng/feature';
import { makeSite } from '@lyng/routing/testing';
import { makeToken } from '../testing/auth-server.ts';
import { createOpenSession } from './open-session.ts';

const MINUTE = 60_000;
const start = Date.now();
const right = makeToken({ name: 'right' });
const wrong = makeToken({ name: 'wrong' });

/** The part of the API that knows which token is right. */
const api = createServer(({ headers }, response) => {
  const isRight = headers.authorization === `Bearer ${right}`;
  const body = isRight
    ? { data: { getUser: { id: 7 } } }
    : { data: { getUser: null }, errors: [{ message: 'Log in to do this.', extensions: { code: 'Unauthenticated' } }] };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
let backendUrl: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  backendUrl = `http://127.0.0.1:${String((api.address() as AddressInfo).port)}`;
});
afterAll(() => new Promise((resolve) => api.close(resolve)));

const openPage = (changes: Partial<Visit> = {}) => {
  const beforePage = createOpenSession();
  return (token: string, more: Partial<Visit> = {}): Promise<BeforePage> =>
    beforePage(
      {
        site: makeSite(),
        screen: 'account',
        target: `/account?loginToken=${encodeURIComponent(token)}`,
        method: 'GET',
        protocol: 'http',
        host: 'dk.localhost',
        port: undefined,
        cookieHeader: '',
        userAgent: '',
        ip: '192.0.2.1',
        now: start,
        services: embeddedServices(backendUrl, 30_000),
        ...changes,
        ...more,
      },
      { apiKey: 'lyng' } as ShopConfig,
    );
};
const unstored = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
const statusOf = ({ redirect, response }: BeforePage): number => response?.status ?? (redirect ? 303 : 200);
const times = <Result>(count: number, run: () => Promise<Result>): Promise<readonly Result[]> =>
  Promise.all(Array.from({ length: count }, run));

describe('login tokens in addresses', () => {
  it.each([
    ['malformed', "' OR 1=1--"],
    ['expired', makeToken({ exp: 1_000_000_000 })],
    ['rejected by the API', wrong],
  ])(
    'of one network address that are %s are 429 from the eleventh in a minute (loginToken-015)',
    async (_what, token) => {
      const open = openPage();
      const statuses = (await times(20, () => open(token))).map(statusOf);
      expect(statuses).toEqual([...Array<number>(10).fill(303), ...Array<number>(10).fill(429)]);
      expect(statusOf(await open(right, { ip: '192.0.2.2' }))).toBe(303);
      expect((await open(right)).setCookies).toEqual([]);
      expect((await open(right, { now: start + MINUTE })).setCookies).not.toEqual([]);
    },
  );

  it('that are too many get a text in the shopper’s language, and nothing else', async () => {
    const open = openPage();
    await times(10, () => open(wrong));
    const text = { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '60' };
    const body = expect.stringMatching(/minut/) as string;
    const response = { status: 429, headers: { ...unstored, ...text }, body };
    expect(await open(wrong)).toEqual({ cookieHeader: '', setCookies: [], response });
  });

  it.each<[string, string, Partial<Visit>]>([
    ['right', right, {}],
    ['empty (loginToken-005)', '', {}],
    ['of somebody else than who is logged in', wrong, { cookieHeader: `ralph-auth=${makeToken({ sid: '8' })}` }],
    ['on pages for everybody', wrong, { screen: 'home' }],
  ])('that are %s do not count', async (_what, token, changes) => {
    const open = openPage(changes);
    for (let count = 0; count < 20; count += 1) expect(statusOf(await open(token))).not.toBe(429);
  });

  it('are in no cache and no referrer: the redirect is not stored, and carries no address along (loginToken-012)', async () => {
    expect((await openPage()(right)).redirect).toEqual({ location: '/account', headers: unstored });
  });
});

it('the session of who returns waits for a login service that hangs up only until twenty have', async () => {
  const held: Socket[] = [];
  const failing = createServer(({ socket }) => {
    held.push(socket);
    if (held.length === 20) for (const each of held) each.destroy();
  });
  await new Promise<void>((resolve) => failing.listen(0, '127.0.0.1', resolve));
  const { port } = failing.address() as AddressInfo;
  const log = jest.spyOn(console, 'error').mockReturnValue();
  // The breaker lets one request through every half second: no time passes here.
  const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
  const cookieHeader = `ralph-auth=${makeToken({ exp: 1_000_000_000 })}; ralph-auth-refresh=old`;
  const services = embeddedServices(`http://127.0.0.1:${String(port)}`, 60_000);
  const beforePage = openPage({ screen: 'home', cookieHeader, services });
  await times(20, () => beforePage(''));
  // Nobody is logged out by that, and the expired token is not sent to the API.
  expect(await beforePage('')).toEqual({ cookieHeader: '; ralph-auth-refresh=old', setCookies: [] });
  expect(held).toHaveLength(20);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('the login service fails'));
  clock.mockRestore();
  log.mockRestore();
  await new Promise((resolve) => failing.close(resolve));
});
