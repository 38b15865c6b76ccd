// Writes the *.generated.ts files again whenever a .graphql document or the schema of a library is edited. A process of its own,
// which has the generator loaded: to load it for each edit takes longer than the work itself.
import { watch } from 'node:fs';
import { join } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import codegen from '../../codegen.ts';
import { root } from '../setup/runtime.mjs';

const write = () =>
  generate({ ...codegen, cwd: root, silent: true }).catch((error) =>
    console.error(
      `\nThe GraphQL documents could not be generated:\n${(error.errors ?? [error]).map(({ message }) => message).join('\n')}\n`,
    ),
  );

let writing = write();
let timer;
watch(join(root, 'libs'), { recursive: true }, (_event, file) => {
  if (!file?.endsWith('.graphql')) return;
  // An editor writes a file in several steps, which come as several events.
  clearTimeout(timer);
  timer = setTimeout(() => (writing = writing.then(write)), 30);
});
