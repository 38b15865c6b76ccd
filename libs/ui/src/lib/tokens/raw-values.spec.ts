import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(__dirname, '..');
const styleSheets = globSync(join(root, '**/*.css'))
  .map((file) => relative(root, file))
  .filter((file) => file !== 'tokens/tokens.css' && file !== 'base/font.css');

/** A colour written out, or a length in px other than a hairline. */
const rawValue = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|color-mix)\(|(?<![\w.])(?!1px)\d*\.?\d+px/gi;

describe('style sheets', () => {
  it.each(styleSheets)('%s takes its colours and sizes from the tokens', (file) => {
    expect(readFileSync(join(root, file), 'utf8').match(rawValue)).toBeNull();
  });

  it('are found', () => {
    expect(styleSheets.length).toBeGreaterThan(25);
  });
});
