// First: Jest cannot begin to load this ES module from within the CommonJS of Apollo Client.
import 'graphql';
import type { CommerceGateway } from '@lyng/commerce-client';
import { failingGateway } from '@lyng/commerce-client/testing';
import { appContext } from '@lyng/feature';
import { createTestApp } from '@lyng/feature/testing';
import { ok } from '@lyng/model';
import { RouterContextProvider } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { loader } from './data.ts';

const wire = {
  isMember: true,
  acceptsEmail: false,
  acceptsSms: false,
  level: 'BRONZE',
  levelPoints: 0,
  nextLevel: null,
  nextLevelAt: null,
  availablePoints: 0,
  pendingPoints: [],
  nextPayoutAt: '2027-01-01T00:00:00Z',
  nextPayoutFormatted: null,
  pointsToNextBonus: 1000,
  bonusFormatted: '25 kr.',
  vouchers: [],
  history: [],
};

const responding = (membership: object): CommerceGateway => ({
  ...failingGateway({ kind: 'unreachable' }),
  query: async () => ok({ getMembership: membership }) as never,
});

/** Loads the page, and the groups of texts that it has loaded. */
async function load(gateway: CommerceGateway) {
  const groups: string[] = [];
  const loadMessages = async (group: string) => void groups.push(group);
  const app = { ...createTestApp({ loadMessages }), gateway };
  const context = new RouterContextProvider(new Map([[appContext, app]]));
  const request = new Request('https://dk.localhost/lyng-member');
  const loading = Promise.resolve(loader({ request, context, params: {} } as unknown as LoaderFunctionArgs));
  return { groups, loading };
}

describe('the data of the page for members', () => {
  it('has no products in a shop without a catalogue, and is not for search engines', async () => {
    const { loading, groups } = await load(responding(wire));
    expect(await loading).toMatchObject({ products: null, membership: { isMember: true }, head: { noindex: true } });
    expect(groups).toEqual(['loyalty']);
  });

  it('is a 404 for who has left, and loads neither code nor texts of the page [ROUTE-19]', async () => {
    const { loading, groups } = await load(responding({ ...wire, isMember: false }));
    await expect(loading).rejects.toMatchObject({ init: { status: 404 } });
    expect(groups).toEqual([]);
  });

  it('fails with the service', async () => {
    const { loading } = await load(failingGateway({ kind: 'unreachable' }));
    await expect(loading).rejects.toMatchObject({ init: { status: 503 } });
  });
});
