import type { Localized, SourceCampaign, SourcePromoCode } from '@lyng/model';
import { inEveryLanguage } from './copy/copies.ts';
import type { OfferKey } from './copy/language-copy.ts';

export const nameOf = (offer: OfferKey): Localized => inEveryLanguage((copy) => copy.offers[offer]);

export const midSeasonCampaignId = 1;

/** Price campaigns: each takes an integer percentage off the products that name it. */
export const demoCampaigns: readonly SourceCampaign[] = [
  {
    campaignId: midSeasonCampaignId,
    alias: 'mid-season',
    hideTitle: false,
    percentOff: 25,
    name: nameOf('mid-season'),
  },
  {
    campaignId: 2,
    alias: 'wool-weeks',
    hideTitle: false,
    percentOff: 20,
    name: nameOf('wool-weeks'),
  },
  {
    campaignId: 3,
    alias: 'back-to-school',
    hideTitle: false,
    percentOff: 30,
    name: nameOf('back-to-school'),
  },
  {
    campaignId: 4,
    alias: 'friday-find',
    hideTitle: true,
    percentOff: 15,
    name: nameOf('friday-find'),
  },
];

const nothing = { dk: 0, se: 0, no: 0, fi: 0 };

/** Codes a shopper can type, besides those of the welcome offer (`shopping/promotions/welcome-codes.ts`). */
export const demoPromoCodes: readonly SourcePromoCode[] = [
  {
    code: 'MINUS100',
    effect: { kind: 'amount', amountIncVat: { dk: 10000, se: 10000, no: 10000, fi: 1000 } },
    minimumIncVat: { dk: 50000, se: 50000, no: 50000, fi: 5000 },
    name: nameOf('minus-100'),
  },
  {
    code: 'FRAGT0',
    effect: { kind: 'free-shipping' },
    minimumIncVat: nothing,
    name: nameOf('free-shipping'),
  },
  // Expired, and for one country: their limits are in shopping/promotions.
  {
    code: 'SOMMER25',
    effect: { kind: 'percentage', percentOff: 25 },
    minimumIncVat: nothing,
    name: nameOf('summer-25'),
  },
  {
    code: 'SVERIGE10',
    effect: { kind: 'percentage', percentOff: 10 },
    minimumIncVat: nothing,
    name: nameOf('sweden-10'),
  },
];
