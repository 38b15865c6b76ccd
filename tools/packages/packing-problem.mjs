import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The problem for which that package manager cannot pack the package in a folder, and its fix. */
export function packingProblem(folder, userAgent = '') {
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  // Only pnpm writes versions for `workspace:^`, and adds the licence of the repository.
  if (!userAgent.startsWith('pnpm/')) return [`${name} is packed by pnpm only.`, 'Pack it with: pnpm pack'];
  const built = Object.values(exports).flatMap(({ default: file }) => file ?? []);
  const missing = built.filter((file) => !file.includes('*') && !existsSync(join(folder, file)));
  return missing.length > 0
    ? [`${name} is not built: ${missing.join(', ')} is missing.`, `Build it with: tools/bin/nx build ${name}`]
    : undefined;
}
