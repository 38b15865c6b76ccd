/** Gives each name once; a name that is taken gets a number, without counting up from the first each time. */
export class UniqueNames {
  readonly #taken: Set<string>;
  readonly #copies = new Map<string, number>();
  readonly #numbered: (name: string, copy: number) => string;

  constructor(numbered: (name: string, copy: number) => string, taken: Iterable<string> = []) {
    this.#numbered = numbered;
    this.#taken = new Set(taken);
  }

  take(name: string): string {
    let copy = this.#copies.get(name) ?? 1;
    let unique = copy === 1 ? name : this.#numbered(name, copy);
    while (this.#taken.has(unique)) unique = this.#numbered(name, (copy += 1));
    this.#copies.set(name, copy);
    this.#taken.add(unique);
    return unique;
  }
}
