import { createRegistry } from './import-registry.ts';

describe('createRegistry', () => {
  it('gives the numbers and addresses of the run before, in whatever order', () => {
    const first = createRegistry();
    const numbers = ['a', 'b', 'c'].map((key) => [first.idOf('product', key), first.aliasOf(key, 'boots')]);
    expect(numbers.map(([, alias]) => alias)).toEqual(['boots', 'boots-2', 'boots-3']);
    const brand = first.brandIdOf('Sund');
    const second = createRegistry(first.ids());
    expect(['c', 'new', 'a'].map((key) => [second.idOf('product', key), second.aliasOf(key, 'boots')])).toEqual([
      numbers[2],
      [20_004, 'boots-4'],
      numbers[0],
    ]);
    expect(second.brandIdOf('Holm')).not.toBe(brand);
    expect(second.brandIdOf('Sund')).toBe(brand);
  });

  it('[BUG-11] has one brand for all spellings, also those of the run before', () => {
    const first = createRegistry();
    const id = first.brandIdOf('Sund®');
    expect(['SUND', 'Sund™', 'sund (R)', 'Ｓｕｎｄ '].map(first.brandIdOf)).toEqual([id, id, id, id]);
    expect(first.brandIdOf('Sund Kids')).not.toBe(id);
    const second = createRegistry(first.ids());
    expect([second.brandIdOf('SUND'), second.brands()]).toMatchObject([id, [{ name: 'SUND', alias: 'sund' }]]);
  });

  it('gives a product with another name another address, and its old one to no other product', () => {
    const first = createRegistry();
    first.aliasOf('a', 'boots');
    const second = createRegistry(first.ids());
    expect(second.aliasOf('a', 'boots-black')).toBe('boots-black');
    expect(second.aliasOf('b', 'boots')).toBe('boots-2');
  });

  it('has an address for every name', () => {
    const registry = createRegistry();
    expect(registry.aliasOf('a', '')).toBe('vare');
    expect(registry.aliasOf('b', 'x'.repeat(4000))).toHaveLength(100);
  });

  it('numbers many products of one name', () => {
    const registry = createRegistry();
    for (let key = 1; key <= 1000; key += 1) registry.aliasOf(String(key), 'boots');
    expect(registry.aliasOf('last', 'boots')).toBe('boots-1001');
  });
});
