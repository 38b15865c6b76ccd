import type { AppContext } from '../contracts/app-context.ts';

/** The terms of returning goods in a market, as structured data (schema.org). */
export const returnPolicy = ({ config, site }: Pick<AppContext, 'config' | 'site'>): object => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: config.sites.markets.find(({ alias }) => alias === site.market)?.country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: config.returnDays,
  returnMethod: 'https://schema.org/ReturnByMail',
});
