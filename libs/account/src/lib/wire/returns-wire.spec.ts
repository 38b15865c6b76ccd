import { failingGateway, schemaGateway } from '@lyng/commerce-client/testing';
import type { CommerceFailure } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import type { ReturnFailure } from '../core/return-form.ts';
import { loadAftercare } from './load-aftercare.ts';
import { loadReturnReceipt } from './load-return-receipt.ts';
import { sendReturn, sendWithdrawal } from './send-return.ts';

const target = { orderId: 7, email: 'anna@example.com', key: 'k' };
const lines = [{ rowNumber: 1, quantity: 2, reason: 'TOO_SMALL' }] as const;

const wireAftercare = {
  orderId: 7,
  placedAt: '2026-03-02T10:00:00.000Z',
  packedAt: '2026-03-02T13:00:00.000Z',
  sentAt: null,
  deliveredAt: null,
  expectedAt: '2026-03-03T15:00:00.000Z',
  canReturn: true,
  returnableUntil: '2026-03-17T23:00:00.000Z',
  withdrawal: 'RETURN',
  lines: [
    {
      rowNumber: 1,
      name: 'Solveig',
      brand: 'Havnemark',
      size: '38',
      image: null,
      skuId: 1,
      quantity: 2,
      returnable: 1,
    },
  ],
  returns: [{ id: 'r', number: 500_001, kind: 'WITHDRAWAL', createdAt: '2026-03-02T10:00:00.000Z', receivedAt: null }],
};

describe('what happens after an order was paid', () => {
  it('is read as the API reports it [ACC-06]', async () => {
    expect(await loadAftercare(schemaGateway({ orderAftercare: wireAftercare }), target)).toMatchObject({
      ok: true,
      value: {
        sentAt: null,
        returnableUntil: '2026-03-17T23:00:00.000Z',
        withdrawal: 'RETURN',
        lines: [{ rowNumber: 1, image: null, returnable: 1 }],
        returns: [{ id: 'r', kind: 'WITHDRAWAL', receivedAt: null }],
      },
    });
  });

  it('is not found for an order of somebody else [ACC-06]', async () => {
    expect(await loadAftercare(schemaGateway({ orderAftercare: null }), target)).toEqual(fail({ kind: 'not-found' }));
  });

  it.each<[CommerceFailure, ReturnFailure['kind']]>([
    [{ kind: 'rejected', code: 'OrderNotFound', message: '' }, 'not-found'],
    [{ kind: 'rejected', code: 'Unauthenticated', message: '' }, 'not-found'],
    [{ kind: 'rejected', code: 'TooManyRequests', message: '' }, 'too-many'],
    [{ kind: 'rejected', code: 'ReturnPeriodOver', message: '' }, 'period-over'],
    [{ kind: 'rejected', code: 'InvalidReturn', message: '' }, 'invalid'],
    [{ kind: 'rejected', code: '', message: 'Cannot query field "orderAftercare"' }, 'unavailable'],
    [{ kind: 'unreachable' }, 'unavailable'],
    [{ kind: 'refused', status: 503 }, 'unavailable'],
  ])('fails for %j as %s, whatever was requested [ACC-06]', async (failure, kind) => {
    const gateway = failingGateway(failure);
    const results = [
      await loadAftercare(gateway, target),
      await sendReturn(gateway, target, lines),
      await sendWithdrawal(gateway, target),
    ];
    expect(results).toEqual([fail({ kind }), fail({ kind }), fail({ kind })]);
  });

  it('gives the receipt of a return and of a withdrawal [ACC-06]', async () => {
    const gateway = schemaGateway({ registerReturn: { id: 'r1' }, withdrawOrder: { id: 'r2' } });
    expect(await sendReturn(gateway, target, lines)).toEqual(ok('r1'));
    expect(await sendWithdrawal(gateway, target)).toEqual(ok('r2'));
  });

  it('has a receipt without a label when nothing has to be sent', async () => {
    const receipt = {
      id: 'r',
      number: 500_001,
      kind: 'WITHDRAWAL',
      orderId: 7,
      createdAt: '2026-03-02T10:00:00.000Z',
      createdAtFormatted: '2. marts 2026, 11.00',
      receivedAt: '2026-03-02T10:00:00.000Z',
      refunded: 800,
      refundedFormatted: '800 kr.',
      lines: [{ name: 'Solveig', brand: 'Havnemark', size: '38', quantity: 2 }],
      label: null,
    };
    expect(await loadReturnReceipt(schemaGateway({ returnReceipt: receipt }), 'r')).toEqual(
      ok({
        number: 500_001,
        kind: 'WITHDRAWAL',
        orderId: 7,
        createdAtFormatted: '2. marts 2026, 11.00',
        receivedAt: '2026-03-02T10:00:00.000Z',
        refundedFormatted: '800 kr.',
        lines: receipt.lines,
        label: null,
      }),
    );
    expect(await loadReturnReceipt(schemaGateway({ returnReceipt: null }), 'r')).toEqual(fail({ kind: 'not-found' }));
  });
});
