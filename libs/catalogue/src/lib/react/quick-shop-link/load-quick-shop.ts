import type { AppContext } from '@lyng/feature';

/** Loads the code of the quick shop's panel, and of what other features show in it. */
export async function loadQuickShop(slots: AppContext['slots']) {
  const [{ QuickShopPanel }] = await Promise.all([
    import('../quick-shop/QuickShopPanel.tsx'),
    slots.load(['product:buy', 'product-card:action']),
  ]);
  return QuickShopPanel;
}
