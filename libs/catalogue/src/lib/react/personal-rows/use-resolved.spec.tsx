import { act, renderHook } from '@testing-library/react';
import { useResolved } from './use-resolved.ts';

const rendered = async (source: string | Promise<string>) => {
  const hook = renderHook(({ value }) => useResolved(value), { initialProps: { value: source } });
  const first = hook.result.current;
  await act(async () => undefined);
  return { ...hook, first };
};

describe('useResolved', () => {
  it('gives a value at once', async () => {
    expect((await rendered('there')).first).toBe('there');
  });

  it('gives the value of a promise when it is there', async () => {
    const { first, result } = await rendered(Promise.resolve('loaded'));
    expect([first, result.current]).toEqual([undefined, 'loaded']);
  });

  it('gives nothing for a promise that fails', async () => {
    expect((await rendered(Promise.reject(new Error('lost')))).result.current).toBeUndefined();
  });

  it('does not give the value of an earlier promise', async () => {
    const { rerender, result } = await rendered(Promise.resolve('first'));
    rerender({ value: new Promise<string>(() => undefined) });
    expect(result.current).toBeUndefined();
  });
});
