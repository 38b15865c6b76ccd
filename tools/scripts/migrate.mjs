// `npm run migrate`: brings the schema of the backend's database up to date, apart from any start.
import { spawnSync } from 'node:child_process';
import { nodeBinary, root, toolEnvironment } from '../setup/runtime.mjs';
import { ensureInstalled } from '../setup/setup.mjs';

ensureInstalled();
const args = ['--conditions=@lyng/source', 'apps/commerce-backend/src/main.ts', 'migrate'];
process.exit(spawnSync(nodeBinary(), args, { cwd: root, env: toolEnvironment(), stdio: 'inherit' }).status ?? 1);
