import type { SourceProduct } from '@lyng/model';
import { demoCampaigns, midSeasonCampaignId } from '../offers.ts';
import type { Random } from '../random.ts';
import type { Model } from '../range/plan-models.ts';
import { saleChanges } from './price-scenario.ts';
import type { PriceScenario } from './price-scenario.ts';

type Offer = PriceScenario & Pick<SourceProduct, 'discountType' | 'campaignIds'>;

/** A reduction needs a price to be reduced from: newer products have none yet. */
const oldestReference = 100;
/** Below this, price labels are too close together for two different cuts. */
const cheapestOnSale = 150;

const woolly: readonly string[] = ['wool', 'merino', 'alpaca', 'cashmere'];
const schoolKinds: readonly string[] = ['backpack', 'sneaker', 'jacket', 'hoodie', 'jeans', 'wellington', 't-shirt'];
const midSeasonGroups: readonly string[] = ['dresses', 'bottoms', 'tops', 'dress-shoes', 'sandals'];

function campaignFor(model: Model, random: Random): number | undefined {
  const roll = random.next();
  if (woolly.includes(model.material) && roll < 0.22) return 2;
  if (model.department === 'children' && schoolKinds.includes(model.plan.kind) && roll < 0.25) return 3;
  if (midSeasonGroups.includes(model.plan.group) && roll < 0.1) return midSeasonCampaignId;
  return roll > 0.96 ? 4 : undefined;
}

/** Decides whether a product is reduced, and by how much since when. */
export function chooseOffer(model: Model, firstAvailableDaysAgo: number, random: Random): Offer {
  // Products that are not for sale yet have already been announced at their price.
  const since = Math.max(60, firstAvailableDaysAgo);
  const steady: Offer = { since, changes: [], discountType: 'NONE', campaignIds: [] };
  if (firstAvailableDaysAgo < oldestReference) return steady;
  const campaign = demoCampaigns.find(({ campaignId }) => campaignId === campaignFor(model, random));
  if (campaign) {
    const { campaignId, percentOff } = campaign;
    // A campaign starts for all its products on one day.
    const changes = [{ daysAgo: 3 + campaignId * 2, percentOff }];
    return { since, changes, discountType: 'PRICE_CAMPAIGN', campaignIds: [campaignId] };
  }
  if (model.priceDkk < cheapestOnSale || !random.chance(0.17)) return steady;
  return { since, changes: saleChanges(random), discountType: 'SALE_PRICE', campaignIds: [] };
}
