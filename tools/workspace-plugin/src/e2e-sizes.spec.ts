import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
// An app is not a package that could be imported by its name.
// eslint-disable-next-line @nx/enforce-module-boundaries
import { dependsOnSize, specsInOneSize, specsWithoutImages } from '../../../apps/storefront-e2e/sizes-of-specs.ts';
import { readText, root } from './testing/workspace.ts';

const e2e = 'apps/storefront-e2e';

describe('a spec runs in both sizes', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sizes-'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };

  const fixtures = {
    'fixtures/boxes.ts': `
export const width = (page: Page) => page.evaluate(() => document.body.scrollWidth);
export async function expectFits(page: Page): Promise<void> {
  expect(await overflow(page)).toBe(0);
}
const overflow = async (page: Page) => (await width(page)) - 390;
export async function expectFitsNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 256 });
  await expectFits(page);
}
export const title = (page: Page) => page.title();
`,
    'fixtures/journey.ts': `
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;
export async function openMenu(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button').click();
}
`,
    'fixtures/dialogs.ts': `import { expectFits } from './boxes.ts';
export const expectDialog = async (page: Page) => expectFits(page);
`,
  };

  it.each([
    [
      'it asks whether it is a phone',
      `import { isPhone } from '../fixtures/journey.ts';\ntest('a', async ({ page }) => {\n  if (isPhone(page)) await page.click('a');\n});\n`,
      true,
    ],
    [
      'it asks whether it is mobile',
      `test('a', async ({ page, isMobile }) => {\n  if (!isMobile) await page.click('a');\n});\n`,
      true,
    ],
    ['it names its project', `test('a', async ({}, { project }) => {\n  await fill(project.name);\n});\n`, true],
    [
      'it measures the layout',
      `test('a', async ({ page }) => {\n  await page.locator('a').boundingBox();\n});\n`,
      true,
    ],
    [
      'a function of its own measures the layout',
      `const top = (page: Page) => page.locator('a').evaluate((a) => a.getBoundingClientRect().top);\ntest('a', async ({ page }) => {\n  await top(page);\n});\n`,
      true,
    ],
    [
      'a fixture measures the layout',
      `import { width } from '../fixtures/boxes.ts';\ntest('a', async ({ page }) => {\n  await width(page);\n});\n`,
      true,
    ],
    [
      'a fixture measures by a function below it',
      `import { expectFits } from '../fixtures/boxes.ts';\ntest('a', async ({ page }) => {\n  await expectFits(page);\n});\n`,
      true,
    ],
    [
      'a fixture measures by another fixture',
      `import { expectDialog } from '../fixtures/dialogs.ts';\ntest('a', async ({ page }) => {\n  await expectDialog(page);\n});\n`,
      true,
    ],
    [
      'one test measures and another one sets the window',
      `test('a', async ({ page }) => {\n  await page.setViewportSize({ width: 320, height: 400 });\n});\ntest('b', async ({ page }) => {\n  await page.locator('a').boundingBox();\n});\n`,
      true,
    ],
  ])('when %s', (_what, text) => {
    for (const [file, fixture] of Object.entries(fixtures)) write(file, fixture);
    write('specs/a.spec.ts', text);
    expect(dependsOnSize(join(folder, 'specs/a.spec.ts'))).toBe(true);
  });

  it.each([
    [
      'nothing of it has a size',
      `import { title } from '../fixtures/boxes.ts';\ntest('a', async ({ page }) => {\n  await title(page);\n});\n`,
    ],
    [
      'it goes through the menu of the size',
      `import { openMenu } from '../fixtures/journey.ts';\ntest('a', async ({ page }) => {\n  await openMenu(page);\n});\n`,
    ],
    [
      'it measures in a window that it has set',
      `test('a', async ({ page }) => {\n  await page.setViewportSize({ width: 320, height: 400 });\n  await page.locator('a').boundingBox();\n});\n`,
    ],
    [
      'a fixture measures in a window that it has set',
      `import { expectFitsNarrow } from '../fixtures/boxes.ts';\ntest('a', async ({ page }) => {\n  await expectFitsNarrow(page);\n});\n`,
    ],
  ])('but not when %s', (_what, text) => {
    for (const [file, fixture] of Object.entries(fixtures)) write(file, fixture);
    write('specs/a.spec.ts', text);
    expect(specsInOneSize(join(folder, 'specs'))).toEqual(['a.spec.ts']);
  });

  it.each([
    ['it measures nothing and looks at none', "await page.getByRole('link').click();", ['a.spec.ts']],
    ['but not when it looks for one', "await page.getByRole('img').waitFor();", []],
    ['but not when it measures the layout', "await page.locator('a').boundingBox();", []],
  ])('without images when %s', (_what, line, files) => {
    write('specs/a.spec.ts', `test('a', async ({ page }) => {\n  ${line}\n});\n`);
    expect(specsWithoutImages(join(folder, 'specs'))).toEqual(files);
  });
});

interface Suite {
  readonly file: string;
  readonly specs?: readonly { readonly tests: readonly { readonly projectName: string }[] }[];
  readonly suites?: readonly Suite[];
}

const projectsIn = ({ specs = [], suites = [] }: Suite): readonly string[] => [
  ...specs.flatMap(({ tests }) => tests.map(({ projectName }) => projectName)),
  ...suites.flatMap(projectsIn),
];

describe('the end-to-end tests', () => {
  let projects: ReadonlyMap<string, readonly string[]>;

  beforeAll(() => {
    // As an editor lists them, with no flags for Node. Playwright does not start inside Jest, which it knows by this variable.
    const { JEST_WORKER_ID: _worker, ...env } = { ...process.env, NODE_OPTIONS: '' };
    const list = execFileSync(
      join(root, 'tools/bin/playwright'),
      ['test', '--list', '--reporter=json', '-c', `${e2e}/playwright.config.ts`],
      { cwd: root, env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
    const { suites } = JSON.parse(list) as { readonly suites: readonly Suite[] };
    projects = new Map(suites.map((suite) => [suite.file, [...new Set(projectsIn(suite))].sort()]));
  });

  it.each([
    ['purchase.spec.ts', ['laptop', 'phone']],
    ['quick-shop.spec.ts', ['laptop', 'phone']],
    ['list.spec.ts', ['laptop', 'phone']],
    ['panels.spec.ts', ['laptop', 'phone']],
    ['accessibility/keyboard.spec.ts', ['laptop', 'phone']],
    ['accessibility/focus.spec.ts', ['laptop', 'phone']],
    ['accessibility/preferences.spec.ts', ['laptop', 'phone']],
    ['accessibility/checks.spec.ts', ['laptop', 'phone']],
    ['accessibility/every-screen.spec.ts', ['laptop', 'phone']],
    ['accessibility/every-language.spec.ts', ['phone without images']],
    ['cart.spec.ts', ['phone without images']],
    ['checkout.spec.ts', ['phone without images']],
    ['search.spec.ts', ['phone']],
    ['search-results.spec.ts', ['phone without images']],
    ['survival.spec.ts', ['phone without images']],
    ['http/hosts.spec.ts', ['http']],
  ])('of %s run as %j', (file, expected) => {
    expect(projects.get(file)).toEqual(expected);
  });

  it('walk each step that takes the way of the size in both sizes', () => {
    const steps = readText(`${e2e}/fixtures/journey.ts`)
      .split(/^(?=export )/m)
      .filter((part) => part.startsWith('export async function') && /isPhone\(/.test(part));
    const names = steps.map((part) => /function (\w+)/.exec(part)?.[1] ?? '');
    expect(names).toContain('openDepartment');
    const walked = [...projects]
      .filter(([, sizes]) => sizes.includes('laptop'))
      .map(([file]) => readText(`${e2e}/specs/${file}`))
      .join('\n');
    expect(
      names.filter(
        (name) =>
          !new RegExp(`import [^;]*\\b${name}\\b[^;]* from '\\.{1,2}(?:/\\.\\.)?/fixtures/journey\\.ts'`).test(walked),
      ),
    ).toEqual([]);
  });
});
