import type { KillableBackend } from './killable-backend.ts';

/** A backend that is started again when it is killed; `current` resolves when one serves. */
export class SupervisedBackend {
  readonly recoveries: number[] = [];
  readonly #start: () => Promise<KillableBackend>;
  current: Promise<KillableBackend>;

  constructor(start: () => Promise<KillableBackend>) {
    this.#start = start;
    this.current = start();
  }

  kill(): void {
    this.current = this.current.then(async (backend) => {
      const killed = performance.now();
      await backend.kill();
      const next = await this.#start();
      this.recoveries.push(performance.now() - killed);
      return next;
    });
  }

  /** Runs the work against the running backend; returns whether that was killed meanwhile. */
  async use<Value>(
    work: (backend: KillableBackend) => Promise<Value>,
  ): Promise<{ readonly value: Value; readonly killed: boolean }> {
    const { current } = this;
    const value = await work(await current);
    return { value, killed: this.current !== current };
  }
}
