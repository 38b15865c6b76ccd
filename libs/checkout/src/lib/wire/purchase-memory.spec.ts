import { safeStorage } from '@lyng/browser';
import { PURCHASES_KEY, rememberPurchase } from './purchase-memory.ts';

describe('purchase memory', () => {
  const memory = (content: Record<string, string> = {}) =>
    safeStorage(() => ({
      getItem: (name: string) => content[name] ?? null,
      setItem: (name: string, value: string) => void (content[name] = value),
      removeItem: (name: string) => void delete content[name],
    }));

  it('returns true once per order id [CHK-13]', () => {
    const storage = memory();
    expect(['1', '1', '2', '1'].map((id) => rememberPurchase(storage, id))).toEqual([true, false, true, false]);
  });

  it('works with a broken, a foreign and a full storage', () => {
    expect(rememberPurchase(memory({ [PURCHASES_KEY]: '{' }), '1')).toBe(true);
    expect(rememberPurchase(memory({ [PURCHASES_KEY]: '{"1":true}' }), '1')).toBe(true);
    const full = safeStorage(() => {
      throw new Error('QuotaExceededError');
    });
    expect(rememberPurchase(full, '1')).toBe(true);
  });

  it('remembers the latest fifty', () => {
    const content: Record<string, string> = {};
    for (let id = 0; id < 60; id += 1) rememberPurchase(memory(content), String(id));
    expect(JSON.parse(content[PURCHASES_KEY] ?? '')).toHaveLength(50);
    expect(rememberPurchase(memory(content), '59')).toBe(false);
  });
});
