import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createVitest } from 'vitest/node';
import { countScreenshots, findDrawers, skippedScreenshots } from './pixels-chromium.ts';

const root = import.meta.dirname;

interface Project {
  readonly name: string;
  readonly workers: number;
  readonly group: number;
}

/** The projects as Vitest resolves them on a machine with that many cores. No test runs. */
async function projectsOn(cores: number): Promise<readonly Project[]> {
  vi.spyOn(os, 'availableParallelism').mockReturnValue(cores);
  syncBuiltinESMExports();
  const vitest = await createVitest({ root, config: join(root, 'vitest.config.ts'), watch: false });
  const projects = vitest.projects.map(({ name, config }) => ({
    name,
    workers: config.maxWorkers,
    group: config.sequence.groupOrder,
  }));
  await vitest.close();
  return projects;
}

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

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

describe('the configuration of Vitest', () => {
  it.each([
    [1, 1],
    [2, 1],
    [4, 3],
    [8, 7],
  ])(
    'on %d cores runs stories in %d workers, and has no projects in one group with different numbers, which Vitest does not start',
    { timeout: 120_000 },
    async (cores, workers) => {
      vi.stubEnv('VITEST_MAX_WORKERS', undefined);
      vi.stubEnv('STORIES', '');
      const projects = await projectsOn(cores);
      expect(projects.map(({ name }) => name).sort()).toEqual(['checks (chromium)', 'stories (chromium)', 'tools']);
      expect(projects.find(({ name }) => name === 'stories (chromium)')?.workers).toBe(workers);
      const groups = new Set(projects.map(({ group }) => group));
      const workersInGroups = new Set(projects.map((project) => `${project.workers} in group ${project.group}`));
      expect(workersInGroups.size).toBe(groups.size);
    },
  );

  it(
    'starts one file of each project on eight cores, and prints how many screenshots another Chromium skips',
    { timeout: 300_000 },
    () => {
      const { screenshots } = findDrawers(process.env['CHROMIUM_PATH']);
      const here = String(Number(screenshots) + 1);
      using folder = mkdtempDisposableSync(join(os.tmpdir(), 'other-chromium-'));
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
        skippedScreenshots({ here, screenshots }, countScreenshots()),
      ]);
    },
  );
});
