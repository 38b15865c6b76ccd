import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../masters');
const ending = '.mask.webp';

/** `<kind>/<pattern>-<number>.<view>` of every master. */
const masters = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith(ending))
  .map((file) => file.slice(0, -ending.length).replaceAll('\\', '/'))
  .toSorted();

/** The files of a master. */
export interface Master {
  readonly image: string;
  readonly mask: string;
}

/**
 * The master of a kind in a pattern from one side. The seed selects one of the designs in that pattern; a kind without
 * the pattern selects from all of its designs.
 * @throws for a kind or a view without a master
 */
export function findMaster(kind: string, pattern: string, view: string, seed: number): Master {
  const designs = masters.filter((name) => name.startsWith(`${kind}/`) && name.endsWith(`.${view}`));
  const inPattern = designs.filter((name) => name.startsWith(`${kind}/${pattern}-`));
  const possible = inPattern.length > 0 ? inPattern : designs;
  const name = possible[seed % possible.length];
  if (name === undefined) throw new Error(`images: there is no master of the view “${view}” of “${kind}”.`);
  return { image: join(folder, `${name}.webp`), mask: join(folder, `${name}${ending}`) };
}
