/**
 * Numbers the values of a facet from 1 on, so that counting thousands of them is counting in an array; 0 means none.
 */
export class FacetDictionary {
  readonly #numbers: Map<string, number>;

  constructor(values: readonly string[] = []) {
    this.#numbers = new Map(values.map((value, index) => [value, index + 1]));
  }

  /** The number of a value; a new one for a new value. */
  add(value: string): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    const next = this.#numbers.size + 1;
    this.#numbers.set(value, next);
    return next;
  }

  /** The number of a value; `undefined` for a value that is not in the catalogue. */
  find(value: string): number | undefined {
    return this.#numbers.get(value);
  }

  /** The count of numbers, 0 among them. */
  get size(): number {
    return this.#numbers.size + 1;
  }
}
