import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRounds, medians } from '../../../tools/bench/rounds.mjs';
import { root } from './testing/workspace.ts';

describe('rounds', () => {
  it('takes the median of each figure from the runs that have it', () => {
    expect(medians([{ a: 10, b: 'x' }, { a: 9 }, { a: 100, b: 'x' }])).toEqual({ a: 10, b: 'x' });
  });

  it('runs each job once per round, and goes on when one fails', async () => {
    const order: string[] = [];
    const job = (name: string, work: () => object) => ({
      key: ['list', name],
      work: async () => {
        order.push(name);
        return work();
      },
    });
    jest.spyOn(console, 'log').mockReturnValue(undefined);
    const reported = jest.spyOn(console, 'error').mockReturnValue(undefined);
    const { figures: tree, failures } = await inRounds('Test', 2, [
      job('broken', () => {
        if (order.length > 1) throw new Error('no card\nat line 1');
        return { fcp: 1 };
      }),
      job('shop', () => ({ fcp: order.length })),
    ]);
    expect(order).toEqual(['broken', 'shop', 'broken', 'shop']);
    expect(tree).toEqual({ list: { broken: { fcp: 1 }, shop: { fcp: 4 } } });
    expect(failures).toEqual(['list broken, round 2: no card']);
    expect(reported).toHaveBeenCalledWith('Failed: list broken, round 2: no card');
  });
});

describe('the adapters', () => {
  it('each selector that a walk needs is described', () => {
    const described = readFileSync(join(root, 'tools/bench/adapters/README.md'), 'utf8');
    const own = readFileSync(join(root, 'tools/bench/adapters/lyng.mjs'), 'utf8');
    const selectors = [...(/selectors: \{(.*?)\n {2}\}/s.exec(own)?.[1] ?? '').matchAll(/^ {4}(\w+):/gm)].map(
      ([, name = '']) => name,
    );
    expect(selectors.length).toBeGreaterThan(15);
    expect(selectors.filter((name) => !described.includes(`\`${name}\``))).toEqual([]);
  });
});
