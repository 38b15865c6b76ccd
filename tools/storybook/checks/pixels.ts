import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { settleIn } from './settle-in.ts';

const viewports = { phone: [390, 844], laptop: [1440, 900] } as const;
const themes = ['light', 'dark'] as const;

/** Product images are the image service's look, not ours, and would be the largest part of what is stored; their background stays. */
function withoutImages(): Disposable {
  const style = document.createElement('style');
  style.textContent = 'img { object-position: -200vw 0 !important }';
  document.head.append(style);
  return { [Symbol.dispose]: () => style.remove() };
}

/**
 * Compares a story with its screenshots in `pixels/`: on a phone and a laptop, light and dark. A story that fills the
 * screen, or has a panel open, is taken as the first screen, any other as its own box, so that a few wrong pixels weigh alike in both.
 */
export async function pixelsAreAsBefore({ id, canvasElement, parameters }: StoryContext<ReactRenderer>): Promise<void> {
  using _ = withoutImages();
  const fillsScreen = parameters['layout'] === 'fullscreen' || document.querySelector(':modal, :popover-open') !== null;
  const shown = fillsScreen ? page : page.elementLocator(canvasElement);
  for (const [viewport, [width, height]] of Object.entries(viewports)) {
    await page.viewport(width, height);
    await document.fonts.ready;
    for (const theme of themes) {
      await settleIn({ theme, motion: 'reduced' });
      await expect(shown).toMatchScreenshot(`${id}-${viewport}-${theme}`);
    }
  }
}
