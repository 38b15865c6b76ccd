import { join } from 'node:path';
import type { Plugin } from 'vite';
import { filesWithData, storyTexts } from './story-texts.ts';

const id = 'virtual:story-texts';
const root = join(import.meta.dirname, '../../..');

/** Sends the texts that are a story's data to tests in the browser. */
export const storyTextsPlugin = (): Plugin => ({
  name: 'story-texts',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load(loaded) {
    if (loaded !== `\0${id}`) return undefined;
    for (const file of filesWithData()) this.addWatchFile(join(root, file));
    return `export const textsByFile = ${JSON.stringify(storyTexts())};`;
  },
});
