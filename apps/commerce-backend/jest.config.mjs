import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jestConfig } from '../../tools/presets/jest.mjs';

// Filled databases that the specs of one run share (`database/testing/pglite-snapshot.ts`); workers inherit the variable.
const snapshots = mkdtempSync(join(tmpdir(), 'lyng-specs-'));
process.env.SPEC_SNAPSHOTS = snapshots;
process.once('exit', () => rmSync(snapshots, { recursive: true, force: true }));

// Half of a spec's time is PostgreSQL's, and this project is the last of a whole run: one worker would leave cores idle.
export default { ...jestConfig(import.meta.dirname), maxWorkers: 2 };
