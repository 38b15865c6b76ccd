// `npm run import -- <folder or file>`: loads a real catalogue instead of the demo one.
import { spawnSync } from 'node:child_process';
import { nodeBinary, root, toolEnvironment } from '../setup/runtime.mjs';
import { ensureInstalled } from '../setup/setup.mjs';

ensureInstalled();
const { status } = spawnSync(
  nodeBinary(),
  [
    // What was read of a row is garbage at once: collected early, a large feed needs half the memory in the same time.
    '--max-semi-space-size=8',
    '--heap-growing-percent=40',
    '--conditions=@lyng/source',
    'apps/commerce-backend/src/import-main.ts',
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    env: toolEnvironment(),
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
