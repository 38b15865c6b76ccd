import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Names what the pages of one deploy have in common, as a hash: the client build, to whose assets they refer, the
 * program that renders them, which names its chunks by their content, and the settings that decide what they show.
 * @param program the file that Node runs, if there is one.
 */
export function readDeployId(clientFolder: string, program: string | undefined, settings: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of ['manifest', 'modules', 'styles'])
    hash.update(readFileSync(join(clientFolder, '.vite', `${name}.json`)));
  if (program && statSync(program, { throwIfNoEntry: false })?.isFile()) hash.update(readFileSync(program));
  hash.update(JSON.stringify(settings));
  return hash.digest('base64url').slice(0, 16);
}
