import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { root } from '../scripts/runtime.mjs';

/** As in `libs/model/src/lib/testing/sample.ts`. */
const sampleCount = 8;

/** The sample of a commit, 0 to 7: it follows from the contents of `apps` and `libs`, so that it is the same on every machine. */
export function sampleOfTree() {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD:apps', 'HEAD:libs'], { cwd: root, encoding: 'utf8' });
  // Sources without Git, such as an archive, have one sample.
  return status === 0 ? createHash('sha256').update(stdout).digest()[0] % sampleCount : 0;
}
