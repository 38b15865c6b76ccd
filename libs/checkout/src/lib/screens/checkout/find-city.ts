import type { FindCity } from '../../react/checkout-page/CityFillIn.tsx';

/** Requests the city from the shop's server (`lib/server/postal-places`): no third party learns where a shopper lives. */
export const findCity: FindCity = async (market, zip, signal) => {
  const response = await fetch(`/api/postal-places/${market}/${zip}`, { signal });
  if (!response.ok) return null;
  const { city } = (await response.json()) as { readonly city?: unknown };
  return typeof city === 'string' ? city : null;
};
