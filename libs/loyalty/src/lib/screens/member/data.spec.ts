import type { CommerceGateway } from '@lyng/commerce-client';
import { failingGateway, schemaGateway } from '@lyng/commerce-client/testing';
import { appContext } from '@lyng/feature';
import { createTestApp } from '@lyng/feature/testing';
import { RouterContextProvider } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { makeMembership } from '../../testing/make-membership.ts';
import { loader } from './data.ts';

const responding = (membership: object): CommerceGateway => schemaGateway({ getMembership: membership });

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
    const { loading, groups } = await load(responding(makeMembership()));
    expect(await loading).toMatchObject({ products: null, membership: { isMember: true }, head: { noindex: true } });
    expect(groups).toEqual(['loyalty']);
  });

  it('is a 404 for who has left, and loads neither code nor texts of the page [ROUTE-19]', async () => {
    const { loading, groups } = await load(responding(makeMembership({ isMember: false })));
    await expect(loading).rejects.toMatchObject({ init: { status: 404 } });
    expect(groups).toEqual([]);
  });

  it('fails with the service', async () => {
    const { loading } = await load(failingGateway({ kind: 'unreachable' }));
    await expect(loading).rejects.toMatchObject({ init: { status: 503 } });
  });
});
