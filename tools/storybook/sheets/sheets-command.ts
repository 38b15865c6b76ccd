// Takes the contact sheets of a built Storybook: one PNG and one HTML page per component, in `storybook-sheets`.
// sheets-command.ts [filter]: only components whose title has the filter, such as `ui/Button` or `cart`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { preview } from 'vite';
import { contentSize } from './content-size.ts';
import { frameAddress, sheetFrames } from './sheet-frames.ts';
import { sheetHtml } from './sheet-html.ts';

const root = join(import.meta.dirname, '../../..');
const site = join(root, 'storybook-static');
const target = join(root, 'storybook-sheets');

interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly type: 'story' | 'docs';
}

/** The first story of each component, by title. */
function firstStories(filter: string): ReadonlyMap<string, string> {
  const { entries } = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, StoryEntry>>;
  };
  const stories = Object.values(entries).filter(
    ({ type, title }) => type === 'story' && title.toLowerCase().includes(filter.toLowerCase()),
  );
  return new Map(stories.toReversed().map(({ title, id }) => [title, id]));
}

/** A screenshot of each frame, as data addresses, in the order of the frames. */
async function photograph(browser: Browser, origin: string, storyId: string): Promise<readonly string[]> {
  const page = await browser.newPage();
  const screenshots: string[] = [];
  for (const { globals, width, height } of sheetFrames) {
    await page.setViewportSize({ width, height });
    await page.goto(`${origin}${frameAddress(storyId, { ...globals, motion: 'reduced' })}`, {
      waitUntil: 'networkidle',
    });
    await page.locator('body.sb-show-main').waitFor();
    const story = await page.evaluateHandle(() => document);
    const size = await story.evaluate(contentSize);
    const screenshot = await page.screenshot({
      type: 'jpeg',
      quality: 80,
      animations: 'disabled',
      clip: { x: 0, y: 0, ...size },
    });
    screenshots.push(`data:image/jpeg;base64,${screenshot.toString('base64')}`);
  }
  await page.close();
  return screenshots;
}

const [filter = ''] = process.argv.slice(2);
const stories = firstStories(filter);
if (stories.size === 0)
  throw new Error(`No component is called "${filter}". Titles stand in Storybook's sidebar: ui/Button.`);
mkdirSync(target, { recursive: true });
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
const server = await preview({
  configFile: false,
  logLevel: 'warn',
  build: { outDir: site },
  preview: { host: '127.0.0.1', port: 0 },
});
const origin = server.resolvedUrls?.local[0] ?? '';
for (const [title, id] of [...stories].sort()) {
  const html = sheetHtml(title, await photograph(browser, origin, id));
  const file = join(target, title.replaceAll(/[^\w]+/g, '-').toLowerCase());
  writeFileSync(`${file}.html`, html);
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  await page.setContent(html);
  await page.screenshot({ path: `${file}.png`, fullPage: true });
  await page.close();
  console.log(`${title}: ${file}.png`);
}
await server.close();
await browser.close();
