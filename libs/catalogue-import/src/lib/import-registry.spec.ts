import { ImportRegistry } from './import-registry.ts';

describe('ImportRegistry', () => {
  it('gives the numbers and addresses of the run before, in whatever order', () => {
    const first = new ImportRegistry();
    const numbers = ['a', 'b', 'c'].map((key) => [first.idOf('product', key), first.aliasOf('product', key, 'boots')]);
    expect(numbers.map(([, alias]) => alias)).toEqual(['boots', 'boots-2', 'boots-3']);
    const brand = first.brandIdOf('Sund');
    const second = new ImportRegistry(first.ids());
    expect(
      ['c', 'new', 'a'].map((key) => [second.idOf('product', key), second.aliasOf('product', key, 'boots')]),
    ).toEqual([numbers[2], [20_004, 'boots-4'], numbers[0]]);
    expect(second.brandIdOf('Holm')).not.toBe(brand);
    expect(second.brandIdOf('Sund')).toBe(brand);
  });

  it('[BUG-11] has one brand for all spellings, also those of the run before', () => {
    const first = new ImportRegistry();
    const id = first.brandIdOf('Sund®');
    expect(['SUND', 'Sund™', 'sund (R)', 'Ｓｕｎｄ '].map((name) => first.brandIdOf(name))).toEqual([id, id, id, id]);
    expect(first.brandIdOf('Sund Kids')).not.toBe(id);
    const second = new ImportRegistry(first.ids());
    expect([second.brandIdOf('SUND'), second.brands()]).toMatchObject([id, [{ name: 'SUND', alias: 'sund' }]]);
  });

  it('gives a product with another name another address, and its old one to no other product', () => {
    const first = new ImportRegistry();
    first.aliasOf('product', 'a', 'boots');
    const second = new ImportRegistry(first.ids());
    expect(second.aliasOf('product', 'a', 'boots-black')).toBe('boots-black');
    expect(second.aliasOf('product', 'b', 'boots')).toBe('boots-2');
  });

  it('has an address for every name', () => {
    const registry = new ImportRegistry();
    expect(registry.aliasOf('product', 'a', '')).toBe('vare');
    expect(registry.aliasOf('product', 'b', 'x'.repeat(4000))).toHaveLength(100);
  });
});
