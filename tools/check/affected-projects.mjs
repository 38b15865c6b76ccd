// Reads a JSON list of changed files, prints what they affect as JSON: `affected` projects, `owners` of files that affect only their own project, `storyOwners`, and the `folders` of all. On the repository's own Node, since Nx needs it.
import { text } from 'node:stream/consumers';
import { createProjectGraphAsync } from '@nx/devkit';
import { readNxJson } from 'nx/src/config/nx-json.js';
import { calculateFileChanges } from 'nx/src/project-graph/file-utils.js';
import { filterAffected } from 'nx/src/project-graph/affected/affected-project-graph.js';
import { isOwnFile, isStory } from './own-files.mjs';

const files = JSON.parse(await text(process.stdin));
const graph = await createProjectGraphAsync({ exitOnError: false });
const ownerOf = (file) => Object.values(graph.nodes).find(({ data }) => file.startsWith(`${data.root}/`))?.name;
const known = (names) => [...new Set(names.filter((name) => name !== undefined))].sort();

const shared = files.filter((file) => !isOwnFile(file) || ownerOf(file) === undefined);
const { nodes } = await filterAffected(
  graph,
  calculateFileChanges(
    shared,
    shared.map((file) => ({ file, hash: '' })),
  ),
  readNxJson(),
);
const result = {
  folders: Object.fromEntries(Object.values(graph.nodes).map(({ name, data }) => [name, data.root])),
  affected: Object.keys(nodes).sort(),
  owners: known(files.filter(isOwnFile).map(ownerOf)),
  storyOwners: known(files.filter(isStory).map(ownerOf)),
};
process.stdout.write(JSON.stringify(result), () => process.exit(0));
