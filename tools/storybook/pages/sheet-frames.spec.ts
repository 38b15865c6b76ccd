import { describe, expect, it } from 'vitest';
import { frameAddress, sheetFrames } from './sheet-frames.ts';

describe('a contact sheet', () => {
  it('shows every market, light and dark, on three widths', () => {
    expect(sheetFrames).toHaveLength(4 * 2 * 3);
    expect(new Set(sheetFrames.map(({ title }) => title)).size).toBe(sheetFrames.length);
  });

  it('takes its frames from Storybook', () => {
    expect(frameAddress('ui-button--primary', { market: 'se', theme: 'dark' })).toBe(
      'iframe.html?id=ui-button--primary&viewMode=story&globals=market:se;theme:dark',
    );
  });
});
