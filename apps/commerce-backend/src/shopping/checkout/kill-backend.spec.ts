import { killBackend } from './testing/buying/kill-backend.ts';
import { killablePlaces } from './testing/buying/killable-place.ts';

/** Starting PGlite takes seconds, so that CI kills it less often. At 20 points of placing: `npm run bench -- races`. */
const points = { 'PGlite folder': { placing: 2, paying: 0 }, PostgreSQL: { placing: 3, paying: 1 } };

describe.each(killablePlaces())('a backend killed at work on $name', ({ name, make }) => {
  it('leaves an order with its stock and payment or nothing, loses no payment, and creates one order for repeated requests [CHK-14, PAIN-17]', async () => {
    const where = await make();
    try {
      const results = await killBackend(where, points[name]);
      expect(results.map(({ act, phase, left, issues }) => ({ act, phase, left, issues }))).toEqual([
        ...(name === 'PostgreSQL'
          ? [{ act: 'placing', phase: 'during', left: expect.stringMatching(/^(?:all|nothing)$/), issues: [] }]
          : []),
        { act: 'placing', phase: 'before', left: 'nothing', issues: [] },
        { act: 'placing', phase: 'after', left: 'all', issues: [] },
        ...(name === 'PostgreSQL' ? [{ act: 'paying', phase: 'after', left: 'all', issues: [] }] : []),
      ]);
    } finally {
      await where.remove();
    }
  }, 600_000);
});
