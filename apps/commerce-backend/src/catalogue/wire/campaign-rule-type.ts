import type { IndexedCampaign } from '../snapshot/catalogue-index.ts';
import { campaignPath } from '../core/site-paths.ts';
import type { View } from './view.ts';

/** The schema's `CampaignRuleType` of a price campaign. */
export const toCampaignRuleType = (campaign: IndexedCampaign, { scope }: Pick<View, 'scope'>) => ({
  campaignId: String(campaign.campaignId),
  name: campaign.name[scope.language],
  hideTitle: campaign.hideTitle,
  ruleType: 'PRODUCT',
  category: 'PRICE',
  action: 'PERCENT_OFF',
  actionValue: String(campaign.percentOff),
  canonicalUrl: campaignPath(campaign.alias),
});
