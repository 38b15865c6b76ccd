// `npm run storybook`: every component of every library, in the browser. More, after `--`:
//   build                 writes a static site to storybook-static (`npm run build-storybook`)
//   test [path]           runs stories as tests: all, or those whose file has the path
//   pixels [--update]     compares the screenshots of stories tagged `pixels`; `--update` takes new ones
// STORIES=libs/cart,libs/ui leaves out all other libraries.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { stopWith } from '../setup/console.mjs';
import { root, shell, toolEnvironment } from '../setup/runtime.mjs';
import { ensureChromium, ensureInstalled } from '../setup/setup.mjs';

const [command = 'dev', ...args] = process.argv.slice(2);

function run(tool, toolArgs, environment = {}) {
  const env = toolEnvironment({ STORYBOOK_DISABLE_TELEMETRY: '1', ...environment });
  const { status } = spawnSync(tool, toolArgs, { cwd: join(root, 'tools/storybook'), env, stdio: 'inherit', shell });
  if (status !== 0) process.exit(status ?? 1);
}

/** The environment of what needs a browser. */
function withBrowser() {
  const path = ensureChromium();
  return path ? { CHROMIUM_PATH: path } : {};
}

const stories = ['run', '--project', 'stories'];

const commands = {
  // While one works on a text, its translations are still to come: the story shows the English one.
  dev: () =>
    run('storybook', ['dev', '--port', process.env.STORYBOOK_PORT ?? '6006', '--no-open', '--disable-telemetry'], {
      ALLOW_MISSING_TEXTS: '1',
    }),
  build: () => run('storybook', ['build', '-o', join(root, 'storybook-static'), '--disable-telemetry']),
  test: () => run('vitest', [...stories, ...args], withBrowser()),
  pixels: () =>
    run('vitest', [...stories, ...args], { ...withBrowser(), STORY_TAGS: 'pixels', STORY_CHECKS: 'pixels' }),
};

if (!commands[command])
  stopWith(`"${command}" is no command of Storybook.`, `Choose one of ${Object.keys(commands).join(', ')}.`);
ensureInstalled();
commands[command]();
