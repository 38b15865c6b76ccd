import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../../..');
/** The placeholders of amounts. */
const AMOUNT = /\{(?:amount|missing|minimumOrderValue|freeShippingAbove|price|total|leftFormatted)\}\./;

it('[SHOP-17] no Danish sentence ends in an amount, which has a full stop of its own', () => {
  const files = globSync('{libs/*,apps/storefront}/src/locales/**/da.po', { cwd: root });
  expect(files.length).toBeGreaterThan(10);
  const ends = files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('msgstr') && AMOUNT.test(line))
      .map((line) => `${file}: ${line}`),
  );
  expect(ends).toEqual([]);
});
