// `npm run migrate`: brings the schema of the backend's database up to date, apart from any start.
import { runProgram } from '../setup/setup.mjs';

runProgram('apps/commerce-backend/src/main.ts', ['migrate']);
