import { readFocus } from '../../fixtures/focus.ts';
import { smallTargets, unreadableTexts } from '../../fixtures/layout-facts.ts';
import { expect, test } from '../../fixtures/shop-test.ts';

const document = (body: string): string =>
  `<!doctype html><html lang="da"><title>x</title><meta name="viewport" content="width=device-width,initial-scale=1"><body style="margin:0">${body}`;

test.describe('the checks themselves find', () => {
  test('a text that is cut off, and none that scrolls or is for screen readers alone', async ({ page }) => {
    await page.setContent(
      document(`
      <p style="width:5rem;overflow:hidden;white-space:nowrap">much too long for its room</p>
      <p style="width:5rem;overflow:auto;white-space:nowrap">long, but it can be scrolled</p>
      <p style="position:absolute;width:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap">only spoken</p>`),
    );
    expect(await unreadableTexts(page)).toEqual([expect.stringContaining('much too long')]);
  });

  test('a text over another one, and none in front of the page', async ({ page }) => {
    await page.setContent(
      document('<p>below</p><p style="margin-top:-2.2rem">above</p><p style="position:fixed;top:0">in front</p>'),
    );
    expect(await unreadableTexts(page)).toEqual([expect.stringContaining('lie over each other')]);
  });

  test('small targets side by side, and none alone, in a sentence or large by its label', async ({ page }) => {
    await page.setContent(
      document(`
      <button style="width:16px;height:16px;padding:0" aria-label="one"></button><button style="width:16px;height:16px;padding:0" aria-label="two"></button>
      <p style="margin-top:3rem">with <a href="#x">a link</a> in it</p>
      <button style="margin-top:3rem;width:16px;height:16px;padding:0" aria-label="alone"></button>
      <label style="display:block;margin-top:3rem;height:40px"><input type="radio">large</label>`),
    );
    expect(await smallTargets(page)).toEqual([expect.stringContaining('one'), expect.stringContaining('two')]);
  });

  test('what has the focus without a sign of it, or under something', async ({ page }) => {
    await page.setContent(
      document(`
      <a href="#a" style="outline:none">bare</a><a href="#b" style="outline:3px solid">shown</a>
      <p style="margin:0"><a href="#c" style="outline:3px solid">covered</a></p><div style="position:absolute;top:1rem;left:0;width:100%;height:3rem;background:red"></div>`),
    );
    const seen: unknown[] = [];
    for (let stop = 0; stop < 3; stop += 1) {
      await page.keyboard.press('Tab');
      const { hasRing, coveredBy } = await readFocus(page);
      seen.push([hasRing, coveredBy !== '']);
    }
    expect(seen).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
  });
});
