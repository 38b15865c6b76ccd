// affected-projects.mjs <file>…: what Nx takes to be affected by a change of each file, as JSON by file. One process for all, for it reads the whole workspace.
import { createProjectGraphAsync } from '@nx/devkit';
import { readNxJson } from 'nx/src/config/nx-json.js';
import { calculateFileChanges } from 'nx/src/project-graph/file-utils.js';
import { filterAffected } from 'nx/src/project-graph/affected/affected-project-graph.js';

const graph = await createProjectGraphAsync({ exitOnError: false });
const affected = {};
for (const file of process.argv.slice(2)) {
  const { nodes } = await filterAffected(graph, calculateFileChanges([file], { files: [file] }), readNxJson());
  affected[file] = Object.keys(nodes).sort();
}
process.stdout.write(JSON.stringify(affected), () => process.exit(0));
