import { makeDocument } from '@lyng/commerce-client/testing';
import { createTestApp } from '@lyng/feature/testing';
import { createBrowserTransport } from './browser-gateway.ts';

const anyone = makeDocument('query anyone { getUser { id } }');
const change = makeDocument('mutation forget { forget }');

describe('the API of a tab', () => {
  it('times out on a dead connection, later than the proxy in front of it', async () => {
    const limits: number[] = [];
    let passTime: () => void = () => undefined;
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
      limits.push(limit);
      const clock = new AbortController();
      passTime = () => clock.abort();
      return clock.signal;
    });
    window.fetch = (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('The time is over.')));
        passTime();
      });
    const gateway = await createBrowserTransport(createTestApp());
    expect(await gateway.query(anyone, {})).toEqual({ ok: false, error: { kind: 'unreachable' } });
    expect(await gateway.mutate(change, {})).toEqual({ ok: false, error: { kind: 'unreachable' } });
    expect(limits).toEqual([35_000, 35_000]);
  });
});
