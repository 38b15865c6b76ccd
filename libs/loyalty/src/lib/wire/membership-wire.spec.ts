import type { CommerceFailure } from '@lyng/commerce-client';
import { failingGateway, schemaGateway } from '@lyng/commerce-client/testing';
import { createTestApp } from '@lyng/feature/testing';
import { fail, ok } from '@lyng/model';
import { makeMembership } from '../testing/make-membership.ts';
import { changeMembership } from './change-membership.ts';
import { loadMembership } from './load-membership.ts';

describe('the membership of a customer', () => {
  it('is read with its points, vouchers and history [ACC-04]', async () => {
    const membership = makeMembership();
    expect(await loadMembership(schemaGateway({ getMembership: membership }))).toEqual(ok(membership));
  });

  it('is not that of a customer without points for a response without one', async () => {
    expect(await loadMembership(schemaGateway({ getMembership: null }))).toEqual(fail({ kind: 'malformed' }));
  });
});

it.each<[CommerceFailure, string]>([
  [{ kind: 'rejected', code: 'Unauthenticated', message: '' }, 'logged-out'],
  [{ kind: 'rejected', code: 'Anything', message: '' }, 'unavailable'],
  [{ kind: 'unreachable' }, 'unavailable'],
])('a change of the preferences that fails with %j is %s', async (failure, kind) => {
  const app = createTestApp({ gateway: failingGateway(failure) });
  const preferences = { acceptsEmail: true, acceptsSms: true };
  expect(await changeMembership(app, { intent: 'preferences', preferences })).toEqual(fail({ kind }));
});
