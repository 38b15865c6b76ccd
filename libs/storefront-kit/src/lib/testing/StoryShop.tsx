import { createStore } from '@lyng/feature';
import { createTestApp, makeShopConfig, TestShop } from '@lyng/feature/testing';
import { useSite } from '@lyng/routing';
import { useLingui } from '@lingui/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { slices } from '../frame/lazy-slices.ts';

export interface StoryShopProps {
  /** Actions that are dispatched before the story renders. */
  readonly actions?: readonly UnknownAction[];
  readonly children: ReactNode;
}

/** A part of a frame in a page of the story's market and language. */
export function StoryShop({ actions = [], children }: StoryShopProps) {
  const { i18n } = useLingui();
  const site = useSite();
  const [app] = useState(() => {
    const store = createStore({ features: [] });
    store.addSlices(slices);
    for (const action of actions) store.dispatch(action);
    return createTestApp({ store, site, config: makeShopConfig() });
  });
  return (
    <TestShop app={app} i18n={i18n}>
      {children}
    </TestShop>
  );
}
