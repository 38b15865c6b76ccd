import type { AppContext, Screen } from '@lyng/feature';
import type { BrowserStorefront } from '../shared/create-storefront.ts';

/**
 * Prefetches the code and texts of these screens and their parts of other features. The navigation retries failed
 * loads.
 */
export async function prefetchScreens({ features, screens }: BrowserStorefront, app: AppContext): Promise<void> {
  const entries = Object.entries(screens).filter(([, screen]) => screen.isPrefetched);
  const definitions = new Set(entries.map(([, screen]) => screen));
  const added = entries.flatMap(([name]) =>
    features.flatMap(({ screenData }) => screenData?.[name as keyof typeof screenData] ?? []),
  );
  const prefetch = async ({ page, data, messages = [], slots = [] }: Screen): Promise<void> => {
    const [module] = await Promise.all([
      data(),
      page(),
      app.slots.load(slots),
      ...messages.map((group) => app.loadMessages(group)),
    ]);
    await module.prefetch?.(app);
  };
  await Promise.all([
    import('../shared/route-guard.ts'),
    import('../shared/added-data.ts'),
    app.slots.load(['page:pending']),
    ...[...definitions].map(prefetch),
    ...added.map(async (load) => (await load()).prefetch?.(app)),
  ]);
}
