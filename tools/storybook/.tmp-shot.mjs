import { chromium } from 'playwright';
const base = process.env.BASE ?? 'http://localhost:6016';
const list = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log('  console', m.type(), m.text().slice(0, 300)));
page.on('requestfailed', (r) => console.log('  failed', r.url()));
page.on('response', (r) => r.status() >= 400 && console.log('  ', r.status(), r.url()));
for (const item of list) {
  const [id, language = 'da', theme = 'light', mode = 'story'] = item.split(',');
  console.log(item);
  const url = mode === 'manager' ? `${base}/?path=/story/${id}&globals=language:${language};theme:${theme}` : `${base}/iframe.html?id=${id}&viewMode=${mode}&globals=language:${language};theme:${theme}`;
  await page.goto(url, { waitUntil: 'load' });
  if (mode === 'story') await page.waitForSelector('.sb-show-main', { timeout: 20000 }).catch(() => console.log("  NOT SHOWN"));
  await page.waitForTimeout(mode === 'story' ? 1500 : 6000);
  await page.screenshot({ path: `/tmp/sb-shots/${id}-${language}-${theme}-${mode}.png`, fullPage: mode === 'story' });
}
await browser.close();
