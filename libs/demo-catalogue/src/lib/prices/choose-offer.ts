import type { SourceProduct } from '@lyng/model';
import { demoCampaigns, midSeasonCampaignId } from '../offers.ts';
import type { Random } from '../random.ts';
import type { Model } from '../range/plan-models.ts';
import { saleScenario } from './price-scenario.ts';
import type { PriceScenario } from './price-scenario.ts';

export interface Offer {
  readonly scenario: PriceScenario;
  readonly discountType: SourceProduct['discountType'];
  readonly campaignIds: readonly number[];
}

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

/** Decides whether a product is reduced, and with which scenario. */
export function chooseOffer(model: Model, firstAvailableDaysAgo: number, random: Random): Offer {
  // Products that are not for sale yet have already been announced at their price.
  const since = Math.max(60, firstAvailableDaysAgo);
  const steady: Offer = { scenario: { kind: 'steady', since }, discountType: 'NONE', campaignIds: [] };
  if (firstAvailableDaysAgo < oldestReference) return steady;
  const campaign = demoCampaigns.find(({ campaignId }) => campaignId === campaignFor(model, random));
  if (campaign) {
    // A campaign starts for all its products on one day.
    const daysAgo = 3 + campaign.campaignId * 2;
    return {
      scenario: { kind: 'campaign', since, percentOff: campaign.percentOff, daysAgo },
      discountType: 'PRICE_CAMPAIGN',
      campaignIds: [campaign.campaignId],
    };
  }
  if (model.priceDkk < cheapestOnSale || !random.chance(0.17)) return steady;
  return { scenario: saleScenario(since, random), discountType: 'SALE_PRICE', campaignIds: [] };
}
