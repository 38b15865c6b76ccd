import type { Feature, Screen } from '@lyng/feature';
import { createTestApp } from '@lyng/feature/testing';
import { makeStorefront } from '../testing/make-storefront.ts';
import { prefetchScreens } from './prefetch-screens.ts';

const open = () => {
  const loaded: string[] = [];
  const log = <Module>(name: string, module: Module) => {
    loaded.push(name);
    return module;
  };
  const screen = (name: string, more: Partial<Screen> = {}): Screen => ({
    page: async () => log(`${name}'s page`, { Component: () => null }),
    data: async () => log(`${name}'s data`, { loader: () => null, prefetch: async () => log(`${name}'s parts`, null) }),
    messages: [`${name}'s texts`],
    ...more,
  });
  const list = screen('list', { isPrefetched: true });
  const features: Feature[] = [
    { id: 'shop', screens: { product: screen('product', { isPrefetched: true }), cart: screen('cart') } },
    { id: 'lists', screens: { category: list, brand: list } },
    {
      id: 'reviews',
      screenData: {
        product: async () => ({
          loadAdded: async () => ({ data: null }),
          prefetch: async () => log("reviews' parts", null),
        }),
      },
    },
  ];
  const app = createTestApp({ loadMessages: async (group) => log(group, undefined) });
  return { loaded, prefetch: () => prefetchScreens(makeStorefront(features), app) };
};

describe('the screens that most visits open next', () => {
  it('are loaded with their texts, and what other features add to them; each file once', async () => {
    const { loaded, prefetch } = open();
    await prefetch();
    expect([...loaded].sort()).toEqual([
      "list's data",
      "list's page",
      "list's parts",
      "list's texts",
      "product's data",
      "product's page",
      "product's parts",
      "product's texts",
      "reviews' parts",
    ]);
  });
});
