import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { createTestApp } from '@lyng/feature/testing';
import { parse } from 'graphql';
import { createBrowserGateway } from './browser-gateway.ts';

const anyone = parse('{ getUser { id } }') as TypedDocumentNode<unknown, Record<string, never>>;
const change = parse('mutation forget { forget }') as TypedDocumentNode<unknown, Record<string, never>>;

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
    const gateway = await createBrowserGateway(createTestApp());
    expect(await gateway.query(anyone, {})).toEqual({ ok: false, error: { kind: 'unreachable' } });
    expect(await gateway.mutate(change, {})).toEqual({ ok: false, error: { kind: 'unreachable' } });
    expect(limits).toEqual([35_000, 35_000]);
  });
});
