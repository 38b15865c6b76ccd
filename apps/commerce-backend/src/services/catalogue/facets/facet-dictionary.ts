/** Numbers facet ids, so that counting thousands of them is counting in an array. Grows while products are read, never after. */
export class FacetDictionary {
  readonly #numbers = new Map<string, number>();

  /** The number of an id; a new one for a new id. */
  add(id: string): number {
    const known = this.#numbers.get(id);
    if (known !== undefined) return known;
    const next = this.#numbers.size;
    this.#numbers.set(id, next);
    return next;
  }

  /** The number of an id that a product has; `undefined` where no product has it. */
  find(id: string): number | undefined {
    return this.#numbers.get(id);
  }

  get size(): number {
    return this.#numbers.size;
  }
}
