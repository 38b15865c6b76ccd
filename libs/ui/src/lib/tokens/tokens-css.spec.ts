import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { tokensCss } from './tokens-css.ts';

describe('tokens.css', () => {
  it('matches tokens.ts; run write-tokens-css.ts when this fails', () => {
    expect(readFileSync(join(__dirname, 'tokens.css'), 'utf8')).toBe(tokensCss());
  });

  it('gives the same dark colours by the system setting and by data-theme', () => {
    const darkBlocks = [...tokensCss().matchAll(/color-scheme: dark;([^}]*)}/g)].map(([, lines = '']) =>
      lines.replaceAll(/\s+/g, ' ').trim(),
    );
    expect(darkBlocks).toHaveLength(2);
    expect(darkBlocks[0]).toBe(darkBlocks[1]);
  });
});
