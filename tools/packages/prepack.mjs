// Runs in the folder of a library before it is packed.
import { stopWith } from '../setup/console.mjs';
import { packingProblem } from './packing-problem.mjs';

const problem = packingProblem(process.cwd(), process.env.npm_config_user_agent);
if (problem) stopWith(...problem);
