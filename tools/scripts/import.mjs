// `npm run import -- <folder or file>`: loads a real catalogue instead of the demo one.
import { runProgram } from '../setup/setup.mjs';

// A row that has been read is garbage at once: collected early, a large feed needs half the memory in the same time.
runProgram('apps/commerce-backend/src/import-main.ts', process.argv.slice(2), [
  '--max-semi-space-size=8',
  '--heap-growing-percent=40',
]);
