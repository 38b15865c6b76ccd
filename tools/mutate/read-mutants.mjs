import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * @typedef {object} Mutant
 * @property {string} id Unique among all projects.
 * @property {string} project Folder of its project, such as `libs/cart`.
 * @property {string} file Below the repository's folder.
 * @property {string} search The exact text that is replaced; it occurs once in the file.
 * @property {string} replacement What stands there instead.
 * @property {string} rule What no longer holds then, in one sentence.
 * @property {string[]} [specs] Specs that stand far from the file and prove the rule, below the project; they run first.
 */

const folder = join(import.meta.dirname, 'mutants');

/** Every mutant; their files are below the folder of their project. @returns {Mutant[]} */
export const readMutants = () =>
  readdirSync(folder)
    .toSorted()
    .flatMap((name) => {
      const { project, mutants } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      return mutants.map((mutant) => ({
        ...mutant,
        id: `${basename(name, '.json')}/${mutant.id}`,
        project,
        file: join(project, mutant.file),
      }));
    });

/** Where the mutant changes its file, and the file's text with the change; throws when its text does not stand there exactly once, or a spec is gone. */
export function applyMutant({ id, project, file, search, replacement, specs = [] }, root) {
  const path = join(root, file);
  if (!existsSync(path)) throw new Error(`Mutant ${id}: there is no ${file}.`);
  const gone = specs.find((spec) => !existsSync(join(root, project, spec)));
  if (gone) throw new Error(`Mutant ${id}: there is no ${project}/${gone}.`);
  const text = readFileSync(path, 'utf8');
  const parts = text.split(search);
  if (parts.length !== 2)
    throw new Error(
      `Mutant ${id}: its search text occurs ${parts.length - 1} times in ${file} and must occur once: ${search}`,
    );
  if (search === replacement) throw new Error(`Mutant ${id} changes nothing.`);
  return { path, before: text, after: parts.join(replacement), line: parts[0].split('\n').length };
}
