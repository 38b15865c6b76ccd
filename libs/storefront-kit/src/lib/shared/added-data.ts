import type { Feature, LoaderModule, PageHead } from '@lyng/feature';
import type { ScreenName } from '@lyng/routing/core';
import type { LoaderFunctionArgs } from 'react-router-dom';

interface PageData {
  readonly head?: PageHead;
  readonly isIncomplete?: boolean;
}

/** Loads a page's data together with what other features add to it. */
export async function loadWithAdded(
  loader: LoaderModule['loader'],
  features: readonly Pick<Feature, 'id' | 'screenData'>[],
  screen: ScreenName,
  args: LoaderFunctionArgs,
): Promise<unknown> {
  const adding = features.flatMap(({ id, screenData }) => {
    const load = screenData?.[screen];
    return load ? [{ id, load }] : [];
  });
  const [page, ...added] = await Promise.all([
    loader(args),
    ...adding.map(async ({ id, load }) => ({ id, ...(await (await load()).loadAdded(args)) })),
  ]);
  const { head, ...data } = page as PageData;
  return {
    ...data,
    ...(head && { head: added.reduce((extended, { extendHead }) => extendHead?.(extended) ?? extended, head) }),
    added: Object.fromEntries(added.map(({ id, data: own }) => [id, own])),
    ...(added.some(({ isIncomplete }) => isIncomplete) && { isIncomplete: true }),
  };
}
