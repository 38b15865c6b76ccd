import { demoCatalogue, demoProductsForMembers, demoPromotions } from '@lyng/demo-catalogue';
import { loadCatalogue } from '../../catalogue/load/load-catalogue.ts';
import type { Database } from '../../platform/database/database.ts';
import { campaignPrice } from '../../shop/pricing/campaign-price.ts';
import { loadPromotions } from '../../shopping/promotions/load-promotions.ts';
import { loadDemoAccounts } from './load-demo-accounts.ts';
import { loadDemoOrders } from './load-demo-orders.ts';
import { replaceDemoReviews } from './replace-demo-reviews.ts';

/** Any number; the same one draws the same shop on every machine. */
const DEMO_SEED = 20_240_501;

/** Fills an empty database with the demo shop. */
export async function loadDemoShop(db: Database, seededAt: Date): Promise<void> {
  const options = { seed: DEMO_SEED, campaignPrice };
  const source = demoCatalogue(options);
  const products = [...source.products, ...demoProductsForMembers(options)];
  await loadPromotions(db, demoPromotions);
  await replaceDemoReviews(db, source.products, seededAt);
  await loadDemoAccounts(db, seededAt);
  await loadDemoOrders(db, source, seededAt);
  // Last: by its catalogue a database is known to be filled, so a start that was killed begins again.
  await loadCatalogue(db, { ...source, products }, { seededAt });
}
