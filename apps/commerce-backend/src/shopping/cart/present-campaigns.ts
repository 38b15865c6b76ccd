import type { Language } from '@lyng/model';
import { toCampaignRuleType } from '../../catalogue/wire/campaign-rule-type.ts';
import type { Offer } from '../promotions/core/offer.ts';
import type { LinePrices } from './core/price-cart.ts';
import type { PromoCode } from '../promotions/core/promo-code.ts';
import type { CartLineFacts, PricedCart } from './read-cart.ts';

const ofPromoCode = (promo: PromoCode, language: Language) => ({
  campaignId: `promo-${promo.code}`,
  name: promo.name[language],
  hideTitle: false,
  ruleType: 'CART',
  category: 'PROMO_CODE',
  action: promo.effect.kind.toUpperCase(),
  actionValue: promo.effect.kind === 'percentage' ? String(promo.effect.percentOff) : null,
});

const ofOffer = (offer: Offer, language: Language) => ({
  campaignId: `offer-${String(offer.offerId)}`,
  name: offer.name[language],
  hideTitle: offer.hideTitle,
  ruleType: 'CART',
  category: 'CAMPAIGN',
  action: offer.effect.kind.toUpperCase(),
});

export type CampaignRule =
  | ReturnType<typeof toCampaignRuleType>
  | ReturnType<typeof ofPromoCode>
  | ReturnType<typeof ofOffer>;

/** The campaigns that lower the price of one line: those of the price list, of the cart, and a percentage code. */
export function lineCampaigns(cart: PricedCart, line: CartLineFacts, prices: LinePrices): readonly CampaignRule[] {
  const { language } = cart.scope;
  const promo = cart.prices.effectivePromo;
  const offer = line.giftOf ?? prices.offer;
  const isReduced = promo?.effect.kind === 'percentage' && line.giftOf === undefined;
  return [
    ...line.campaigns.map((campaign) => toCampaignRuleType(campaign, cart)),
    ...(offer === undefined ? [] : [ofOffer(offer, language)]),
    ...(isReduced ? [ofPromoCode(promo, language)] : []),
  ];
}

/** Every campaign that counts in the cart, each once. */
export function cartCampaigns(cart: PricedCart): readonly CampaignRule[] {
  const { language } = cart.scope;
  const promo = cart.prices.effectivePromo;
  const byId = new Map(cart.lines.flatMap((line) => line.campaigns).map((campaign) => [campaign.campaignId, campaign]));
  const gifts = cart.lines.flatMap(({ giftOf }) => giftOf ?? []);
  return [
    ...[...byId.values()].map((campaign) => toCampaignRuleType(campaign, cart)),
    ...[...cart.prices.effectiveOffers, ...gifts].map((offer) => ofOffer(offer, language)),
    ...(promo === undefined ? [] : [ofPromoCode(promo, language)]),
  ];
}
