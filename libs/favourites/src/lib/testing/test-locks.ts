import type { LocksLike } from '@lyng/browser';

/** The locks of one browser, whose tabs can be killed. */
export interface TestLocks {
  /** The locks as one tab sees them. */
  readonly of: (tab: object) => LocksLike;
  /** A killed tab leaves the line, and what it holds goes to the next one. */
  readonly release: (tab: object) => void;
}

/** Makes locks: one holder at a time, the others wait in line. */
export function createTestLocks(): TestLocks {
  let line: readonly { readonly tab: object; readonly run: () => void }[] = [];
  const leave = (leaves: (tab: object) => boolean): void => {
    const holder = line[0];
    line = line.filter(({ tab }) => !leaves(tab));
    if (line[0] !== holder) line[0]?.run();
  };
  return {
    of: (tab) => ({
      request: (_name, _options, work) =>
        new Promise((resolve, reject) => {
          const run = (): void =>
            void work()
              .then(resolve, reject)
              .finally(() => leave((other) => other === tab));
          line = [...line, { tab, run }];
          if (line.length === 1) run();
        }),
    }),
    release: (tab) => leave((other) => other === tab),
  };
}
