import { exportsOf, parseSource } from '../../check/exported-names.mjs';

describe('the report of exports', () => {
  it('has every name of a source, types apart from values', () => {
    const source = parseSource(
      'index.ts',
      `import { hidden } from './hidden.ts';
      export type { Cart, CartLine as Line } from './cart.ts';
      export { addItem, type Command, removed as itemRemoved } from './add-item.ts';
      export interface Options { readonly exportOf: string }
      export const first = 1, second = hidden;
      export function read() {}
      const inner = 3;`,
    );
    const names = exportsOf(source).map(({ name, isType }) => (isType ? `${name} (type)` : name));
    expect(names.join()).toBe(
      'Cart (type),Line (type),addItem,Command (type),itemRemoved,Options (type),first,second,read',
    );
  });
});
