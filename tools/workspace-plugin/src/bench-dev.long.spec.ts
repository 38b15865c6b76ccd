import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { edits } from '../../../tools/bench/dev-edits.mjs';
import { root } from './testing/workspace.ts';

describe('the benchmark of edits', () => {
  it.each(edits.map((edit) => [edit.kind, edit] as const))(
    '%s: the text that it replaces is there',
    (_kind, { file, from }) => {
      expect(readFileSync(join(root, file), 'utf8').split(from).length - 1).toBeGreaterThanOrEqual(1);
    },
  );
});
