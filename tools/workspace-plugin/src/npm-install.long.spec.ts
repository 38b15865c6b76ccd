import { spawnSync } from 'node:child_process';
import { root } from './testing/workspace.ts';

describe('npm install in place of pnpm', () => {
  it('ends with one line that names the command to run', () => {
    const { stderr, status } = spawnSync('npm', ['install', '--dry-run', '--offline', '--ignore-scripts'], {
      cwd: root,
      encoding: 'utf8',
      // `npm test --silent` hands its own log level on.
      env: { ...process.env, npm_config_loglevel: 'error' },
    });
    expect(status).not.toBe(0);
    expect(stderr).toMatch(/run npx -y pnpm@12\.21\.0 install/);
  });
});
