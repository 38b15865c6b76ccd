import { reportSkipped } from './report-skipped.ts';

describe('tests that are left out', () => {
  it('are named in a line of their own', () => {
    const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    reportSkipped('a feed (FEED_FOLDER is not there)');
    const calls = [...write.mock.calls];
    write.mockRestore();
    expect(calls).toEqual([['skipped: a feed (FEED_FOLDER is not there)\n']]);
  });
});
