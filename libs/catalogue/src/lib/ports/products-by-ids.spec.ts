import type { CommerceGateway } from '@lyng/commerce-client';
import { failingGateway } from '@lyng/commerce-client/testing';
import type { AppContext, PortName } from '@lyng/feature';
import { ok } from '@lyng/model';
import { makeListedProduct } from '@lyng/model/testing';
import { create } from './products-by-ids.ts';

const wire = { products: { products: [] } };
const membersProducts = [makeListedProduct({ productId: 7 }), makeListedProduct({ productId: 8 })];

/** The port of a visitor; the catalogue that all see has none of the products. */
function openPort(memberId: string | undefined) {
  const requested: PortName[] = [];
  const gateway = { ...failingGateway({ kind: 'unreachable' }), query: async () => ok(wire) } as CommerceGateway;
  const ports = { visitor: () => ({ userId: '1', memberId }), membersProducts: async () => membersProducts };
  const port = (async (name: keyof typeof ports) => {
    requested.push(name);
    return ports[name];
  }) as AppContext['port'];
  return { load: create({ gateway, port }), requested };
}

describe('products by their ids', () => {
  it('include those that only members see, for a member', async () => {
    const result = await openPort('7').load([8, 9]);
    expect(result).toEqual(ok([membersProducts[1]]));
  });

  it.each([
    ['somebody who is no member', undefined, [8]],
    ['a member who wants none', '7', []],
  ])('are those of the catalogue for %s', async (_case, memberId, ids) => {
    const { load, requested } = openPort(memberId);
    expect(await load(ids)).toEqual(ok([]));
    expect(requested).not.toContain('membersProducts');
  });
});
