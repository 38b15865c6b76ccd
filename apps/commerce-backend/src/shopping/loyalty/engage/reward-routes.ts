import type { FastifyInstance } from 'fastify';
import { pointsLog } from '@lyng/loyalty/core';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { Backend } from '../../../platform/backend.ts';
import { memberPurchases } from '../member-purchases.ts';
import { reject, withContact } from './engage-request.ts';
import type { OfContact } from './engage-request.ts';
import { listVouchers, reactivateVoucher, redeemVoucher } from './reward-vouchers.ts';
import type { VoucherRejection } from './reward-vouchers.ts';

interface OfVoucher {
  Params: { contactId: string; voucherId: string };
}

const statuses: Readonly<Record<VoucherRejection, readonly [status: number, errorCode: string]>> = {
  'not-found': [404, 'VoucherNotFound'],
  redeemed: [409, 'VoucherAlreadyRedeemed'],
  expired: [409, 'VoucherExpired'],
  'not-redeemed': [409, 'VoucherNotRedeemed'],
  spent: [409, 'VoucherUsedByOrder'],
};

/** The bonus vouchers of a contact, and what happened to its points. */
export function registerRewards(app: FastifyInstance, backend: Backend): void {
  const { db, now } = backend;
  for (const state of ['available', 'redeemed'] as const)
    app.get<OfContact>(
      `/:contactId/reward-vouchers/${state}`,
      withContact<OfContact>(backend, async (contact, { query }, reply) => {
        const page = readPageQuery(query as Record<string, unknown>);
        if (!page.ok) return reject(reply, 400, `InvalidField ${page.error.field}`);
        return pageOf(await listVouchers(db, contact, state, now()), page.value);
      }),
    );

  for (const [name, act] of [
    ['redeem', redeemVoucher],
    ['reactivate', reactivateVoucher],
  ] as const)
    app.post<OfVoucher>(
      `/:contactId/reward-vouchers/:voucherId/${name}`,
      withContact<OfVoucher>(backend, async (contact, { params }, reply) => {
        if (!/^[0-9A-Za-z]{1,64}$/.test(params.voucherId)) return reject(reply, 400, 'InvalidField voucherId');
        const rejection = await act(db, contact, params.voucherId, now());
        return rejection === undefined ? reply.code(204).send() : reject(reply, ...statuses[rejection]);
      }),
    );

  app.get<OfContact>(
    '/:contactId/bonuspointtransactions',
    withContact<OfContact>(backend, async (contact, { query }, reply) => {
      const page = readPageQuery(query as Record<string, unknown>);
      if (!page.ok) return reject(reply, 400, `InvalidField ${page.error.field}`);
      const log = pointsLog(await memberPurchases(db, contact), now().getTime()).toReversed();
      const types = { earned: 'Purchase', returned: 'Return', paid: 'BonusCheckCreated' } as const;
      return pageOf(
        log.map((entry) => ({
          transactionType: types[entry.kind],
          points: entry.points,
          transactionDate: new Date(entry.at),
          ...(entry.kind !== 'paid' && { orderId: Number(entry.purchaseId) }),
        })),
        page.value,
      );
    }),
  );
}

const DEFAULT_COUNT = 100;
const MAX_COUNT = 500;
const WHOLE = /^\d{1,6}$/;

export interface PageQuery {
  readonly offset: number;
  readonly count: number;
}

function readPageQuery(query: Readonly<Record<string, unknown>>): Result<{ readonly field: string }, PageQuery> {
  const { offset = '0', count = String(DEFAULT_COUNT) } = query;
  if (typeof offset !== 'string' || !WHOLE.test(offset)) return fail({ field: 'offset' });
  if (typeof count !== 'string' || !WHOLE.test(count) || Number(count) < 1 || Number(count) > MAX_COUNT)
    return fail({ field: 'count' });
  return ok({ offset: Number(offset), count: Number(count) });
}

/** One page of a list, as the service sends it. */
function pageOf<Item>(all: readonly Item[], { offset, count }: PageQuery) {
  const items = all.slice(offset, offset + count);
  return { count: items.length, offset, totalCount: all.length, items };
}
