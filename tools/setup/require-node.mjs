// Imported before everything else: ends the command at once on a Node that is too old.
import { stopWith } from './console.mjs';
import { nodeProblem, thisNode } from './node-version.mjs';

const found = nodeProblem(thisNode());
if (found) stopWith(found.problem, found.fix);
