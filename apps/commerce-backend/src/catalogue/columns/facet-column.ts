import { FacetDictionary } from '../core/facet-dictionary.ts';

/** The values of one facet for every product, by ordinal. */
export interface FacetColumn {
  readonly dictionary: FacetDictionary;
  /** The index of each product's first number, and the end of the last product's. */
  readonly starts: Int32Array;
  /** Numbers of the dictionary; 0 means none. */
  readonly numbers: Int32Array;
}

/** A column of one number per product, all 0. */
export const singleColumn = (size: number, values: readonly string[] = []): FacetColumn => ({
  dictionary: new FacetDictionary(values),
  starts: Int32Array.from({ length: size + 1 }, (_, ordinal) => ordinal),
  numbers: new Int32Array(size),
});

/** Gathers pairs of ordinal and number, in any order of ordinals, and lays them out as a column. */
export class ColumnBuilder {
  readonly dictionary = new FacetDictionary();
  readonly #ordinals: number[] = [];
  readonly #numbers: number[] = [];

  push(ordinal: number, number: number): void {
    this.#ordinals.push(ordinal);
    this.#numbers.push(number);
  }

  /** The column as it was pushed; numbers of one product keep the order in which they came. */
  buildAll(size: number): FacetColumn {
    const starts = new Int32Array(size + 1);
    for (const ordinal of this.#ordinals) starts[ordinal + 1] = (starts[ordinal + 1] ?? 0) + 1;
    for (let ordinal = 0; ordinal < size; ordinal += 1)
      starts[ordinal + 1] = (starts[ordinal + 1] ?? 0) + (starts[ordinal] ?? 0);
    const next = starts.slice(0, size);
    const numbers = new Int32Array(this.#numbers.length);
    this.#ordinals.forEach((ordinal, pair) => {
      const place = next[ordinal] ?? 0;
      numbers[place] = this.#numbers[pair] ?? 0;
      next[ordinal] = place + 1;
    });
    return { dictionary: this.dictionary, starts, numbers };
  }

  /** The column with every number once per product, however often it was pushed; repeats become 0, which means none. */
  build(size: number): FacetColumn {
    const column = this.buildAll(size);
    const { starts, numbers } = column;
    for (let ordinal = 0; ordinal < size; ordinal += 1) {
      const [from, to] = [starts[ordinal] ?? 0, starts[ordinal + 1] ?? 0];
      for (let place = from + 1; place < to; place += 1)
        if (numbers.subarray(from, place).includes(numbers[place] ?? 0)) numbers[place] = 0;
    }
    return column;
  }
}

/** The numbers of one product. */
export const numbersOf = ({ starts, numbers }: FacetColumn, ordinal: number): Int32Array =>
  numbers.subarray(starts[ordinal], starts[ordinal + 1]);

/** The matching numbers of a column: 1 at each of them. */
export interface ColumnTest {
  readonly column: FacetColumn;
  readonly wanted: Uint8Array;
}

/** Whether a product has one of the matching numbers. */
export function passesTest({ column: { starts, numbers }, wanted }: ColumnTest, ordinal: number): boolean {
  const end = starts[ordinal + 1] ?? 0;
  for (let place = starts[ordinal] ?? 0; place < end; place += 1) if (wanted[numbers[place] ?? 0] === 1) return true;
  return false;
}

/** The test for some numbers of a column; a number that is not in it matches no product. */
export function columnTest(column: FacetColumn, numbers: Iterable<number | undefined>): ColumnTest {
  const wanted = new Uint8Array(column.dictionary.size);
  for (const number of numbers) if (number !== undefined && number > 0) wanted[number] = 1;
  return { column, wanted };
}

const postings = new WeakMap<FacetColumn, Map<number, Int32Array>>();

/** The ordinals of the products that have a number, ascending; for columns that do not change with the stock. */
export function ordinalsWith(column: FacetColumn, number: number): Int32Array {
  let known = postings.get(column);
  if (known === undefined) postings.set(column, (known = new Map()));
  let ordinals = known.get(number);
  if (ordinals === undefined) {
    const size = column.starts.length - 1;
    const test = columnTest(column, [number]);
    const found: number[] = [];
    for (let ordinal = 0; ordinal < size; ordinal += 1) if (passesTest(test, ordinal)) found.push(ordinal);
    known.set(number, (ordinals = Int32Array.from(found)));
  }
  return ordinals;
}
