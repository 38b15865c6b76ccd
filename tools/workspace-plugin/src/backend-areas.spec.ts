import { backendAreas } from '../../presets/import-zones.mjs';
import { repositoryFiles, valueImportsOf } from './testing/workspace.ts';

const source = 'apps/commerce-backend/src/';
const isTestCode = (file: string): boolean => /\.spec\.ts$|\/testing\//.test(file);
const files = repositoryFiles().filter(
  (file) => file.startsWith(source) && /\.(ts|mjs)$/.test(file) && !isTestCode(file),
);

/** The folder of a file down to a depth, such as `shopping/cart` of 2; files directly below `src` are folders of their own. */
const folderOf = (file: string, depth: number): string => {
  const parts = file.slice(source.length).split('/');
  return parts.slice(0, Math.max(1, Math.min(depth, parts.length - 1))).join('/');
};

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const graphOf = (depth: number): Graph => {
  const graph = new Map<string, Set<string>>();
  for (const file of files) {
    const from = folderOf(file, depth);
    const targets = graph.get(from) ?? new Set();
    graph.set(from, targets);
    for (const target of valueImportsOf(file)) {
      if (!target.startsWith(source) || isTestCode(target)) continue;
      const to = folderOf(target, depth);
      if (to !== from) targets.add(to);
    }
  }
  return graph;
};

/** One path that ends where it begins, for each folder that is on such a path. */
const cyclesOf = (graph: Graph): readonly string[] => {
  const pathFrom = (start: string): readonly string[] | undefined => {
    const seen = new Set<string>();
    const queue: (readonly string[])[] = [[start]];
    for (const path of queue) {
      for (const next of graph.get(path.at(-1) ?? '') ?? []) {
        if (next === start) return [...path, next];
        if (seen.has(next)) continue;
        seen.add(next);
        queue.push([...path, next]);
      }
    }
    return undefined;
  };
  return [...graph.keys()].flatMap((folder) => pathFrom(folder)?.join(' → ') ?? []);
};

describe('the folders of the backend', () => {
  it('are its areas, what joins them, and test code', () => {
    const folders = new Set(
      files
        .map((file) => file.slice(source.length))
        .filter((file) => file.includes('/'))
        .map((file) => file.split('/', 1)[0]),
    );
    expect([...folders].sort()).toEqual([...Object.keys(backendAreas), 'api', 'setup'].sort());
  });

  it.each([
    ['areas', 1],
    ['folders of areas', 2],
  ])('import values from each other without a cycle: %s', (_what, depth) => {
    expect(cyclesOf(graphOf(depth))).toEqual([]);
  });

  it('are read with their imports', () => {
    expect(graphOf(1).get('api')?.has('shopping')).toBe(true);
    expect(graphOf(2).get('shopping/checkout')?.has('shopping/cart')).toBe(true);
  });
});

it('finds a cycle of folders', () => {
  const graph = new Map(
    Object.entries({ a: ['b'], b: ['c'], c: ['b', 'd'], d: [] }).map(([from, to]) => [from, new Set(to)]),
  );
  expect(cyclesOf(graph)).toEqual(['b → c → b', 'c → b → c']);
});
