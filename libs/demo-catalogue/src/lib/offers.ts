import type { SourceCampaign, SourcePromoCode } from '@lyng/model';

export const midSeasonCampaignId = 1;

/** Price campaigns: each takes an integer percentage off the products that name it. */
export const demoCampaigns: readonly SourceCampaign[] = [
  {
    campaignId: midSeasonCampaignId,
    alias: 'mid-season',
    hideTitle: false,
    percentOff: 25,
    name: { da: 'Midtvejsudsalg', sv: 'Mellansäsongsrea', nb: 'Midtsesongsalg', fi: 'Välikausiale' },
  },
  {
    campaignId: 2,
    alias: 'wool-weeks',
    hideTitle: false,
    percentOff: 20,
    name: { da: 'Uldugerne', sv: 'Ullveckorna', nb: 'Ullukene', fi: 'Villaviikot' },
  },
  {
    campaignId: 3,
    alias: 'back-to-school',
    hideTitle: false,
    percentOff: 30,
    name: { da: 'Klar til skolestart', sv: 'Redo för skolstart', nb: 'Klar til skolestart', fi: 'Koulu alkaa' },
  },
  {
    campaignId: 4,
    alias: 'friday-find',
    hideTitle: true,
    percentOff: 15,
    name: { da: 'Fredagsfund', sv: 'Fredagsfynd', nb: 'Fredagsfunn', fi: 'Perjantain löydöt' },
  },
];

const nothing = { dk: 0, se: 0, no: 0, fi: 0 };

/** Codes a shopper can type, besides those of the welcome offer (`shopping/promotions/welcome-codes.ts`). */
export const demoPromoCodes: readonly SourcePromoCode[] = [
  {
    code: 'MINUS100',
    effect: { kind: 'amount', amountIncVat: { dk: 10000, se: 10000, no: 10000, fi: 1000 } },
    minimumIncVat: { dk: 50000, se: 50000, no: 50000, fi: 5000 },
    name: {
      da: '100 kr. rabat ved køb over 500 kr.',
      sv: '100 kr rabatt vid köp över 500 kr',
      nb: '100 kr avslag ved kjøp over 500 kr',
      fi: '10 € alennus yli 50 € ostoksesta',
    },
  },
  {
    code: 'FRAGT0',
    effect: { kind: 'free-shipping' },
    minimumIncVat: nothing,
    name: { da: 'Fri fragt', sv: 'Fri frakt', nb: 'Fri frakt', fi: 'Ilmainen toimitus' },
  },
  // Expired, and for one country: their limits are in shopping/promotions.
  {
    code: 'SOMMER25',
    effect: { kind: 'percentage', percentOff: 25 },
    minimumIncVat: nothing,
    name: { da: '25 % sommerrabat', sv: '25 % sommarrabatt', nb: '25 % sommerrabatt', fi: '25 % kesäalennus' },
  },
  {
    code: 'SVERIGE10',
    effect: { kind: 'percentage', percentOff: 10 },
    minimumIncVat: nothing,
    name: { da: '10 % i Sverige', sv: '10 % i Sverige', nb: '10 % i Sverige', fi: '10 % Ruotsissa' },
  },
];
