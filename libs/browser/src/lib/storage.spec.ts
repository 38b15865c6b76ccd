import { readJson, safeStorage } from './storage.ts';
import type { StorageLike } from './storage.ts';

function makeStorage(room = Infinity): StorageLike {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key) => void items.delete(key),
  };
}

describe('safeStorage', () => {
  it('keeps in the browser what the browser takes', () => {
    const storage = makeStorage();
    const store = safeStorage(() => storage);
    expect(store.write('favorites', '[1]')).toBe('stored');
    expect([storage.getItem('favorites'), store.read('favorites')]).toEqual(['[1]', '[1]']);
    store.remove('favorites');
    expect([storage.getItem('favorites'), store.read('favorites')]).toEqual([null, undefined]);
  });

  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  it.each([
    ['blocked', deny],
    ['missing', () => undefined],
  ])('works in memory where storage is %s', (_case, open) => {
    const store = safeStorage(open);
    expect(store.read('a')).toBeUndefined();
    expect(store.write('a', '1')).toBe('memory');
    expect(store.read('a')).toBe('1');
    store.remove('a');
    expect(store.read('a')).toBeUndefined();
  });

  it('shows the newest value when storage fills up, which is reported, and empties again [BUG-15]', () => {
    const storage = makeStorage(3);
    const onRejected = jest.fn();
    const store = safeStorage(() => storage, onRejected);
    store.write('a', 'old');
    expect(store.write('a', 'longer')).toBe('memory');
    expect(store.read('a')).toBe('longer');
    expect(store.write('a', 'new')).toBe('stored');
    expect(onRejected).toHaveBeenCalledTimes(1);
    expect(store.read('a')).toBe('new');
  });
});

describe('readJson', () => {
  it.each<[string | undefined, unknown]>([
    [undefined, undefined],
    ['', undefined],
    ['{', undefined],
    ['[1,"2"]', [1, '2']],
    ['null', null],
  ])('reads %j as %j', (text, value) => {
    expect(readJson({ read: () => text }, 'a')).toEqual(value);
  });
});
