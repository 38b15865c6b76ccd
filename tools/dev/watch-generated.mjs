// Writes the *.generated.ts files again whenever a .graphql document or the schema is edited. A process of its own, which has
// the generator loaded: to load it for each edit takes longer than the work itself.
import { globSync, watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import codegen from '../../codegen.ts';
import { root } from '../setup/runtime.mjs';
import { oneAtATime } from './one-at-a-time.mjs';

const write = oneAtATime(async () => {
  try {
    await generate({ ...codegen, cwd: root, silent: true });
  } catch (error) {
    console.error(
      `\nThe GraphQL documents could not be generated:\n${(error.errors ?? [error]).map(({ message }) => message).join('\n')}\n`,
    );
  }
});

let timer;
/** An editor writes a file in several steps, which come as several events. */
const writeSoon = () => {
  clearTimeout(timer);
  timer = setTimeout(write, 30);
};

const watched = new Set();
// Folders and not files: many editors put a new file in the place of the old one.
function watchFolders() {
  for (const folder of new Set(
    globSync([codegen.schema, ...codegen.documents], { cwd: root }).map((file) => dirname(join(root, file))),
  )) {
    if (watched.has(folder)) continue;
    watched.add(folder);
    watch(folder, (_event, name) => {
      if (!name?.endsWith('.graphql')) return;
      watchFolders();
      writeSoon();
    });
  }
}

watchFolders();
await write();
