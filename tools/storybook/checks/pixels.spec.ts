import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const screenshots = globSync('tools/storybook/pixels/*.png', { cwd: root });

const tagged = globSync('libs/*/src/**/*.stories.tsx', { cwd: root }).flatMap((file) => [
  ...readFileSync(join(root, file), 'utf8').matchAll(/tags: \['pixels'\]/g),
]);

describe('the screenshots of stories', () => {
  it('are four of each story that is tagged, and none of a story that is gone', () => {
    expect(screenshots).toHaveLength(4 * tagged.length);
  });

  it('weigh less than 3 MB', () => {
    const bytes = screenshots.reduce((sum, file) => sum + statSync(join(root, file)).size, 0);
    expect(bytes).toBeLessThan(3 * 1024 * 1024);
  });
});
