// `npm run contract -- --graphql URL --key KEY`: tries any backend against the contract of the shop's services.
import { spawnSync } from 'node:child_process';
import { nodeBinary, root, toolEnvironment } from '../setup/runtime.mjs';
import { ensureInstalled } from '../setup/setup.mjs';

ensureInstalled();
const { status } = spawnSync(
  nodeBinary(),
  ['--conditions=@lyng/source', 'libs/contract-suite/bin/contract-suite.mjs', ...process.argv.slice(2)],
  { cwd: root, env: toolEnvironment(), stdio: 'inherit' },
);
process.exit(status ?? 1);
