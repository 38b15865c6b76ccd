import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import type { Look } from '../look/look.ts';
import { settleIn } from './settle-in.ts';

/** The rules that a theme can break; axe's other findings are the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * The story's own look, light and in the language of its market, needs no pass here: Storybook's add-on runs all rules over it.
 * The longest texts stand for the other languages: Finnish has the longest words, and the pseudo-locale stretches them.
 */
const looks: readonly { readonly name: string; readonly look: Partial<Look>; readonly rules?: readonly string[] }[] = [
  { name: 'dark', look: { theme: 'dark' }, rules: colourRules },
  { name: 'the pseudo-locale', look: { theme: 'light', language: 'fi', pseudo: true } },
];

async function axe(context: StoryContext<ReactRenderer>, name: string, rules?: readonly string[]): Promise<void> {
  const a11y = {
    ...context.parameters['a11y'],
    options: { resultTypes: ['violations'], ...(rules && { runOnly: rules }) },
  };
  try {
    // The results of the look that the story was run in are reported; of the others, violations are.
    await runAxe({
      ...context,
      parameters: { ...context.parameters, a11y },
      reporting: { ...context.reporting, addReport: () => undefined },
    });
  } catch (error) {
    throw new Error(`In ${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Runs axe over the story as it stands, in the looks that it was not run in. */
export async function axeInOtherLooks(context: StoryContext<ReactRenderer>): Promise<void> {
  for (const { name, look, rules } of looks) {
    await settleIn({ ...look, motion: 'reduced' });
    await axe(context, name, rules);
  }
}
