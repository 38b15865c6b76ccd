import type { Feature, Screen } from '@lyng/feature';
import { withoutScreens } from './without-screens.ts';

const screen: Screen = {
  page: async () => ({ Component: () => null }),
  data: async () => ({ loader: () => null }),
};
const feature: Feature = {
  id: 'content',
  screens: { home: screen, content: screen, inspiration: screen },
  provides: { contentHtml: async () => ({ create: () => async () => '' }) },
};

describe('withoutScreens', () => {
  it('leaves out the named screens and keeps the rest of the feature', () => {
    expect(withoutScreens(feature, 'home', 'inspiration')).toEqual({ ...feature, screens: { content: screen } });
    expect(Object.keys(feature.screens ?? {})).toHaveLength(3);
  });

  it('leaves the caching of their pages to the shop', () => {
    const cached = { ...feature, server: { cachedScreens: { home: () => true, content: () => true } } };
    expect(Object.keys(withoutScreens(cached, 'home').server?.cachedScreens ?? {})).toEqual(['content']);
  });

  it('takes a feature that has no screens', () => {
    expect(withoutScreens({ id: 'tracking' }, 'home')).toEqual({ id: 'tracking', screens: {} });
  });
});
