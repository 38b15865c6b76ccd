import type { CommerceFailure } from '@lyng/commerce-client';
import { failingGateway, schemaGateway } from '@lyng/commerce-client/testing';
import { createTestApp } from '@lyng/feature/testing';
import { fail, ok } from '@lyng/model';
import { wireMembership as wire } from '../testing/make-membership.ts';
import { changeMembership } from './change-membership.ts';
import { loadMembership } from './load-membership.ts';

describe('the membership of a customer', () => {
  it('is read with its points, vouchers and history [ACC-04]', async () => {
    expect(await loadMembership(schemaGateway({ getMembership: wire }))).toEqual(
      ok({
        isMember: true,
        acceptsEmail: true,
        acceptsSms: false,
        level: 'silver',
        levelPoints: 3100,
        next: { level: 'gold', at: 10_000 },
        available: 1100,
        pending: [{ orderId: 7, points: 250, creditedAt: '2026-05-01T10:00:00.000Z' }],
        nextPayout: { at: '2026-07-01T00:00:00.000Z', amountFormatted: '25 kr.', missing: 650 },
        bonusFormatted: '25 kr.',
        vouchers: [
          {
            code: 'VOYADOVOUCHER_A',
            amountFormatted: '50 kr.',
            expiresAt: '2027-01-01T00:00:00.000Z',
            status: 'available',
          },
        ],
        history: [
          { kind: 'paid', at: '2026-04-01T00:00:00.000Z', points: -2000, amountFormatted: '50 kr.' },
          { kind: 'earned', at: '2026-03-01T10:00:00.000Z', points: 3100, orderId: 5 },
        ],
      }),
    );
  });

  it('leaves out a line that lacks what its kind needs', async () => {
    const history = wire.history.map((entry) => ({ ...entry, orderId: null, amountFormatted: null }));
    const result = await loadMembership(schemaGateway({ getMembership: { ...wire, history } }));
    expect(result).toMatchObject({ ok: true, value: { history: [] } });
  });

  it('has no next level above the highest', async () => {
    const highest = { ...wire, level: 'GOLD', nextLevel: null, nextLevelAt: null };
    const result = await loadMembership(schemaGateway({ getMembership: highest }));
    expect(result).toMatchObject({ ok: true, value: { level: 'gold', next: null } });
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
