import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { markets } from '../look/look.ts';
import { settleIn } from './settle-in.ts';

/** What a theme can break; everything else that axe looks at is the same in both. */
const themeRules = ['color-contrast', 'link-in-text-block'];

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

/** Runs axe over the story as it stands, in the language of every market, light and dark. */
export async function axeInEveryLook(context: StoryContext<ReactRenderer>): Promise<void> {
  for (const market of markets) {
    const look = { market, language: market.language, motion: 'reduced' } as const;
    await settleIn({ ...look, theme: 'light' });
    await axe(context, `${market.language}, light`);
    await settleIn({ ...look, theme: 'dark' });
    await axe(context, `${market.language}, dark`, themeRules);
  }
}
