import type { Language } from '@lyng/model';
import { toCampaignRuleType } from '../catalogue/wire/campaign-rule-type.ts';
import type { PromoCode } from './core/promo-code.ts';
import type { LineCampaign, PricedCart } from './read-cart.ts';

const ofPromoCode = (promo: PromoCode, language: Language) => ({
  campaignId: `promo-${promo.code}`,
  name: promo.name[language],
  hideTitle: false,
  ruleType: 'CART',
  category: 'PROMO_CODE',
  action: promo.effect.kind.toUpperCase(),
  actionValue: promo.effect.kind === 'percentage' ? String(promo.effect.percentOff) : null,
  canonicalUrl: null,
});

/** What the wire calls a `CampaignRuleType`. */
export type CampaignRule = ReturnType<typeof toCampaignRuleType> | ReturnType<typeof ofPromoCode>;

/** The campaigns that lower the price of one line: those of the price list, and a percentage code. */
export function lineCampaigns(cart: PricedCart, campaigns: readonly LineCampaign[]): readonly CampaignRule[] {
  const { language } = cart.scope;
  const promo = cart.prices.effectivePromo;
  return [
    ...campaigns.map((campaign) => toCampaignRuleType(campaign, cart)),
    ...(promo?.effect.kind === 'percentage' ? [ofPromoCode(promo, language)] : []),
  ];
}

/** Every campaign that counts in the cart, each once. */
export function cartCampaigns(cart: PricedCart): readonly CampaignRule[] {
  const { language } = cart.scope;
  const promo = cart.prices.effectivePromo;
  const byId = new Map(cart.lines.flatMap((line) => line.campaigns).map((campaign) => [campaign.campaignId, campaign]));
  return [
    ...[...byId.values()].map((campaign) => toCampaignRuleType(campaign, cart)),
    ...(promo === undefined ? [] : [ofPromoCode(promo, language)]),
  ];
}
