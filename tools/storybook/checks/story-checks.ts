import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { hash } from '@lyng/model/testing';
import { expect, inject } from 'vitest';
import { commands } from 'vitest/browser';
import { axeInOtherLooks } from './axe-in-other-looks.ts';
import { leaksIn } from './leak-scan.ts';
import { watchNetwork } from './no-network.ts';
import type { NetworkWatch } from './no-network.ts';
import { pixelsAreAsBefore } from './pixels.ts';
import { settleIn } from './settle-in.ts';

/*
 * The checks of every story in a test, after it has rendered and its `play` has run. In Storybook itself only axe runs.
 */

/** Of the add-on's own pass of axe, too, only violations are reported. The others would be described, node by node, for no reader. */
export const parameters = { a11y: { options: { resultTypes: ['violations'] } } };

let network: NetworkWatch | undefined;

export const beforeEach = () => {
  network = watchNetwork(window);
  return () => network?.stop();
};

const fail = (rule: string, problems: readonly string[]): void => {
  if (problems.length > 0)
    throw new Error(`${rule}\n${[...new Set(problems)].map((problem) => `  ${problem}`).join('\n')}`);
};

/** Images and further passes of axe take longest: a check has those of every fourth story, and the long run all. */
function isInSample({ id }: StoryContext<ReactRenderer>): boolean {
  const sample = inject('sample');
  return sample === undefined || hash(id) % 4 === sample % 4;
}

const checks: Readonly<Record<string, (context: StoryContext<ReactRenderer>) => Promise<void>>> = {
  network: async () => fail('A story must not use the network, but requested', network?.requested() ?? []),
  pixels: async (context) => {
    if (context.tags.includes('pixels') && isInSample(context)) await pixelsAreAsBefore(context);
  },
  axe: async (context) => {
    if (isInSample(context)) await axeInOtherLooks(context);
  },
  texts: async () => {
    await settleIn({ pseudo: true, motion: 'reduced' });
    fail(
      'Texts that come from no catalogue (see tools/storybook/README.md):',
      leaksIn(document.body, await commands.storyTexts(expect.getState().testPath ?? '')),
    );
  },
};

export const afterEach = async (context: StoryContext<ReactRenderer>): Promise<void> => {
  try {
    for (const name of inject('storyChecks')) await checks[name]?.(context);
  } finally {
    await settleIn({});
  }
};
