import { parseSiteConfig } from '@lyng/routing/core';
import { checkoutMarkets, siteConfig } from '../config.ts';
import { OperatorMistake } from './operator-mistake.ts';

/** Refuses to start on a shop.config.json that no host could be answered with. */
export function checkConfig(): void {
  const result = parseSiteConfig({ ...siteConfig, markets: checkoutMarkets });
  if (result.ok) return;
  throw new OperatorMistake(
    `@lyng/storefront: shop.config.json is wrong at "${result.error.field}", so no host can be answered. Mend that field.`,
  );
}
