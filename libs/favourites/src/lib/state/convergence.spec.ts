import { fuzzRuns } from '@lyng/model/testing';
import fc from 'fast-check';
import { createFavouritesServer } from '../testing/favourites-server.ts';
import { createSlowNetwork } from '../testing/slow-network.ts';
import { TestDevice } from '../testing/test-device.ts';

/** Favourites of before there was a service. */
const METADATA = '{"favorites":[1,2,9]}';

type Kind = 'toggle' | 'hear' | 'goOn' | 'offline' | 'online' | 'crash' | 'sync' | 'logIn';

interface Move {
  readonly kind: Kind;
  readonly device: number;
  readonly tab: number;
  readonly productId: number;
  /** The waiting request or response that goes on; odd: the request of a killed tab still arrives. */
  readonly index: number;
}

const kinds = 'toggle toggle hear goOn goOn goOn offline online crash sync'.split(' ') as readonly Kind[];

const movesOf = (chosen: readonly Kind[], maxLength = 60) =>
  fc.array(
    fc.record({
      kind: fc.constantFrom(...chosen),
      device: fc.integer({ min: 0, max: 1 }),
      tab: fc.integer({ min: 0, max: 1 }),
      productId: fc.integer({ min: 1, max: 8 }),
      index: fc.nat({ max: 5 }),
    }),
    { maxLength, size: 'max' },
  );

/** A run takes ten milliseconds: only the long tests have them all. */
const runs = fuzzRuns(2500, 50);

/** Promises are resolved until only the network is waited for. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

interface World {
  readonly knowsVersions: boolean;
  /** The list of the account at the start, if it is not in the old metadata. */
  readonly list?: readonly number[];
  /** A device acts only when the requests of the other have arrived. */
  readonly takesTurns?: boolean;
  /** The product of the step; by default products 1 to 4 belong to the first device, 5 to 8 to the second. */
  readonly productOf?: (move: Move, now: number, userId: string) => number;
  /** The accounts that use the devices, one after the other. */
  readonly shoppers?: readonly string[];
  readonly metadata?: string;
}

const own = ({ device, productId }: Move): number => ((productId - 1) % 4) + 1 + 4 * device;
const shared = ({ productId }: Move): number => productId;

async function play(
  steps: readonly Move[],
  { knowsVersions, list, takesTurns = false, productOf = own, shoppers = ['ada'], metadata = METADATA }: World,
) {
  const server = createFavouritesServer(list && { ada: list });
  server.knowsVersions = knowsVersions;
  const network = createSlowNetwork();
  const options = { server, network, readMetadata: async () => metadata };
  const devices = [new TestDevice(options), new TestDevice(options)] as const;
  const wanted = new Map<number, boolean>();
  const deliverAll = async (): Promise<void> => {
    await turn();
    while (network.waiting() > 0) {
      await network.goOn(0);
      await turn();
    }
  };
  for (const device of devices) {
    device.logIn(shoppers[0] ?? '');
    if (takesTurns) await deliverAll();
  }
  let last = 0;
  for (const [now, move] of steps.entries()) {
    if (takesTurns && move.device !== last) await deliverAll();
    last = move.device;
    const device = devices[move.device === 0 ? 0 : 1];
    const productId = productOf(move, now, device.userId);
    if (move.kind === 'toggle') wanted.set(productId, device.toggle(move.tab, productId, now));
    else if (move.kind === 'hear') device.hear();
    else if (move.kind === 'goOn') await network.goOn(move.index);
    else if (move.kind === 'offline') device.goOffline();
    else if (move.kind === 'online') device.goOnline();
    else if (move.kind === 'sync') device.sync();
    else if (move.kind === 'logIn') device.logIn(shoppers[now % shoppers.length] ?? '');
    else await device.crash(move.tab, move.index % 2 === 1);
    await turn();
  }
  await deliverAll();
  for (const device of [...devices, ...devices]) {
    device.goOnline();
    device.sync();
    await deliverAll();
    device.sync();
    await deliverAll();
  }
  return { server, wanted, account: server.lists.get('ada') ?? [], devices };
}

describe('two devices with two tabs each, offline, tabs that are killed between any two steps', () => {
  const expectOneList = ({ account, devices }: Awaited<ReturnType<typeof play>>) => {
    for (const device of devices) {
      for (const list of device.lists()) expect(list).toEqual(account);
      expect(device.unsaved()).toBe(0);
    }
  };
  const expectWanted = (world: Awaited<ReturnType<typeof play>>) => {
    expectOneList(world);
    for (const [productId, isWanted] of world.wanted)
      expect([productId, world.account.includes(productId)]).toEqual([productId, isWanted]);
  };

  const check = async (moves: fc.Arbitrary<Move[]>, world: World, numRuns: number, expectAll = expectOneList) =>
    fc.assert(
      fc.asyncProperty(moves, async (steps) => expectAll(await play(steps, world))),
      { numRuns },
    );
  const moves = movesOf(kinds);

  it('end with one list, also when both change the same products, with a service that knows versions [FAV-06]', () =>
    check(moves, { knowsVersions: true, productOf: shared }, runs));

  it('lose no favourite and bring none back, with a service that knows versions [FAV-06]', () =>
    check(moves, { knowsVersions: true }, runs, expectWanted));

  it('end with one list with a service that stores what it is sent [FAV-06]', () =>
    check(moves, { knowsVersions: false, productOf: shared }, runs));

  it('lose no favourite and bring none back there either, while no two devices sync at once [FAV-06]', () =>
    check(moves, { knowsVersions: false, takesTurns: true }, runs, expectWanted));

  it('have exactly 1000 favourites on a full list, and send no more [FAV-03]', () =>
    check(
      movesOf(kinds, 20),
      {
        knowsVersions: true,
        list: Array.from({ length: 1000 }, (_, index) => index + 1),
        productOf: (_, now) => 5001 + now,
      },
      fuzzRuns(250, 25),
      (world) => {
        expectOneList(world);
        expect(world.account).toHaveLength(1000);
        expect(new Set(world.account).size).toBe(1000);
        for (const { body } of world.server.requests)
          expect(((body ?? []) as unknown[]).length).toBeLessThanOrEqual(1000);
      },
    ));

  it('[IN-6] never send one account’s favourites to the next one on the same device [FAV-05]', () => {
    const shoppers = ['ada', 'bo'];
    const numberOf = (userId: string): number => shoppers.indexOf(userId);
    return check(
      movesOf([...kinds, 'logIn']),
      {
        knowsVersions: true,
        shoppers,
        metadata: '{}',
        productOf: ({ productId }, _, userId) => productId * 2 + numberOf(userId),
      },
      runs,
      ({ server }) => {
        for (const { userId, body } of server.requests)
          for (const productId of (body ?? []) as readonly number[]) expect(productId % 2).toBe(numberOf(userId));
      },
    );
  });
});
