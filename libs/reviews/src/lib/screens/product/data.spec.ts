import { appContext } from '@lyng/feature';
import { createTestApp } from '@lyng/feature/testing';
import { RouterContextProvider } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { reviewServer } from '../../testing/review-server.ts';
import { loadAdded } from './data.ts';

const review = { rating: 5, comment: 'Bløde.', author: 'Mette', reviewDate: '2026-09-28T10:00:00Z' };
const served = { reviews: { count: 7, averageRating: 4.5, reviews: Array.from({ length: 7 }, () => review) } };

/** The reviews of a visitor's page. */
const load = (path: string, { gateway } = reviewServer(served), cookies = {}) => {
  const app = createTestApp({ gateway, cookies });
  const context = new RouterContextProvider(new Map([[appContext, app]]));
  const request = new Request(`http://dk.localhost${path}`);
  return loadAdded({ request, context, params: {} } as unknown as LoaderFunctionArgs);
};

describe('the reviews of a product’s page', () => {
  it('are those of its address, as many as it requests [CAT-11]', async () => {
    const server = reviewServer(served);
    const first = await load('/p/solveig', server);
    expect(first.data).toMatchObject({ page: 1, hasSession: false, reviews: { count: 7, average: 4.5 } });
    expect(first.data.reviews?.reviews).toHaveLength(5);
    expect((await load('/p/solveig?reviews=2', server)).data.reviews?.reviews).toHaveLength(7);
    expect(server.requests.map(({ variables }) => variables['alias'])).toEqual(['solveig', 'solveig']);
    expect(first.isIncomplete).toBeUndefined();
  });

  it('may be missing: then the page is incomplete, and its head as it was', async () => {
    const { data, extendHead, isIncomplete } = await load('/p/solveig', reviewServer({}, { kind: 'unreachable' }));
    expect([data.reviews, isIncomplete]).toEqual([null, true]);
    const head = { title: 'Solveig', structuredData: [{ '@type': 'Product' }] };
    expect(extendHead?.(head)).toEqual(head);
  });

  it('know whether the request had a session', async () => {
    const { data } = await load('/p/solveig', reviewServer(served), { 'ralph-auth': 'token' });
    expect(data.hasSession).toBe(true);
  });
});
