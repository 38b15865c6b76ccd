// `npm run storybook`: every component of every library, in the browser.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root, toolEnvironment } from './runtime.mjs';
import { ensureInstalled } from './setup.mjs';

ensureInstalled();
const [command = 'dev'] = process.argv.slice(2);
const args = command === 'build' ? ['build', '-o', join(root, 'storybook-static')] : ['dev', '--port', process.env.STORYBOOK_PORT ?? '6006', '--no-open'];
const { status } = spawnSync('storybook', [...args, '--disable-telemetry'], { cwd: join(root, 'tools/storybook'), env: toolEnvironment(), stdio: 'inherit' });
process.exit(status ?? 1);
