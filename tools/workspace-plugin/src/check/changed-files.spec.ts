import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles } from '../../../check/changed-files.mjs';

describe('files that a branch changes', () => {
  let folder: string;
  const git = (...args: readonly string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false', ...args],
      { cwd: folder, stdio: 'pipe' },
    );
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lyng-changes-'));
    git('init', '-q', '-b', 'main');
    for (const file of ['kept', 'deleted', 'committed', 'edited']) write(file, 'one');
    git('add', '.');
    git('commit', '-qm', 'start');
    git('checkout', '-qb', 'feature');
    write('committed', 'two');
    git('commit', '-qam', 'feature');
    git('checkout', '-q', 'main');
    write('of main', 'one');
    git('add', '.');
    git('commit', '-qm', 'main goes on');
    git('checkout', '-q', 'feature');
    write('edited', 'two');
    write('new ø', 'one');
    rmSync(join(folder, 'deleted'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are those committed, edited, deleted and new since it left the base; what the base did since is not', () => {
    expect(changedFiles(folder, 'main')).toEqual(['committed', 'deleted', 'edited', 'new ø']);
  });

  it('up to a commit leave out what is not committed', () => {
    expect(changedFiles(folder, 'main', 'feature')).toEqual(['committed']);
  });

  it('are unknown without the base: the error explains the fix', () => {
    expect(() => changedFiles(folder, 'origin/main')).toThrow('--base=');
  });
});
