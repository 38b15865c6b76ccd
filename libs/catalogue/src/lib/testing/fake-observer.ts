/** The browser's IntersectionObserver, which a test lets find elements. */
export class FakeObserver {
  /** The observers that observe something. */
  static readonly all = new Set<FakeObserver>();
  readonly #observed = new Set<Element>();
  readonly #report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
    FakeObserver.all.add(this);
  }
  observe = (element: Element): void => void this.#observed.add(element);
  unobserve = (element: Element): void => void this.#observed.delete(element);
  disconnect = (): void => {
    this.#observed.clear();
    FakeObserver.all.delete(this);
  };

  /** Brings elements into view, for those who observe them. */
  static show(elements: readonly Element[]): void {
    for (const observer of FakeObserver.all) {
      const found = elements.filter((element) => observer.#observed.has(element));
      const entries = found.map((target) => ({ target, isIntersecting: true }) as IntersectionObserverEntry);
      if (entries.length > 0) observer.#report(entries, observer as unknown as IntersectionObserver);
    }
  }

  static install = (): void => void Object.assign(window, { IntersectionObserver: FakeObserver });
  static remove = (): void => void Reflect.deleteProperty(window, 'IntersectionObserver');
}
