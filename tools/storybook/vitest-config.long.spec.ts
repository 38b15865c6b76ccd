import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { describe, expect, it } from 'vitest';
import { findDrawers, skippedScreenshots } from './pixels-chromium.ts';

const root = import.meta.dirname;

/** A Chromium with another version than the one that drew the screenshots. */
function otherChromium(folder: string, version: string): string {
  const path = join(folder, 'chromium');
  const real = process.env['CHROMIUM_PATH'] || chromium.executablePath();
  writeFileSync(
    path,
    `#!/bin/sh\nif [ "$1" = --version ]; then echo "Chromium ${version}.0.1"; else exec "${real}" "$@"; fi\n`,
    { mode: 0o755 },
  );
  return path;
}

describe('the configuration of Vitest', () => {
  it(
    'starts one file of each project on eight cores, and prints that another Chromium skips the screenshots',
    { timeout: 300_000 },
    () => {
      const { screenshots } = findDrawers(process.env['CHROMIUM_PATH']);
      const here = String(Number(screenshots) + 1);
      using folder = mkdtempDisposableSync(join(tmpdir(), 'other-chromium-'));
      const { stdout, stderr, status } = spawnSync(
        'vitest',
        ['run', 'checks/pixels.spec.ts', 'checks/no-network.browser.spec.ts', 'libs/model'],
        {
          cwd: root,
          encoding: 'utf8',
          env: {
            ...process.env,
            CHROMIUM_PATH: otherChromium(folder.path, here),
            STORIES: '',
            STORY_CHECKS: undefined,
            STORY_TAGS: undefined,
            FAKE_CORES: '8',
            NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --require ${join(root, 'fake-cores.cjs')}`,
            VITEST_MAX_WORKERS: undefined,
            NO_COLOR: '1',
          },
        },
      );
      expect(status, stderr).toBe(0);
      expect(stdout).toMatch(/Test Files {2}3 passed \(3\)/);
      expect(stdout.split('\n').filter((line) => line.startsWith('skipped: '))).toEqual([
        skippedScreenshots({ here, screenshots }),
      ]);
    },
  );
});
