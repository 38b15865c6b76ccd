// `npm run screens`: screenshots of every screen in `screens/`, by language, width and theme. `npm run screens -- -g "in da"`
// takes one language; E2E_REUSE=1 with E2E_PORT looks at a shop that runs already.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root, shell, toolEnvironment } from '../setup/runtime.mjs';
import { ensureChromium, ensureInstalled } from '../setup/setup.mjs';

ensureInstalled();
const chromium = ensureChromium();
const env = toolEnvironment(chromium ? { CHROMIUM_PATH: chromium } : {});
const run = (command, args, cwd) => {
  const { status } = spawnSync(command, args, { cwd, env, stdio: 'inherit', shell });
  if (status !== 0) process.exit(status ?? 1);
};
if (process.env.E2E_REUSE !== '1') run('nx', ['build', '@lyng/storefront'], root);
run(
  'playwright',
  ['test', '--config', 'screens.config.ts', ...process.argv.slice(2)],
  join(root, 'apps/storefront-e2e'),
);
