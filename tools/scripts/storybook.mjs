// `npm run storybook`: every component of every library, in the browser; `npm run storybook -- build` writes a static site.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root, toolEnvironment } from './runtime.mjs';
import { ensureInstalled } from './setup.mjs';

ensureInstalled();
const [command = 'dev'] = process.argv.slice(2);
const args = command === 'build' ? ['build', '-o', join(root, 'storybook-static')] : ['dev', '--port', process.env.STORYBOOK_PORT ?? '6006', '--no-open'];
// While one works on a text, its translations are still to come: the story shows the English one.
const env = toolEnvironment(command === 'build' ? {} : { ALLOW_MISSING_TEXTS: '1' });
const { status } = spawnSync('storybook', [...args, '--disable-telemetry'], { cwd: join(root, 'tools/storybook'), env, stdio: 'inherit' });
process.exit(status ?? 1);
