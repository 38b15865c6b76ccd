import type { ScreenName } from './route-table.ts';

interface NamedParams {
  'search-results': { readonly search: string };
  product: { readonly alias: string };
  category: { readonly category: string };
  /** May hold slashes: one name per level. */
  brand: { readonly brand: string };
  /** May hold slashes: one name per level. */
  'discount-campaign': { readonly discountCampaign: string };
  /** May hold slashes: one name per level. */
  list: { readonly list: string };
  inspiration: { readonly alias: string };
  content: { readonly alias: string };
}

/** The parameters in the address of a screen: `{ alias }` for a product, nothing for the cart. */
export type ParamsOf<Screen extends ScreenName> = Screen extends keyof NamedParams
  ? NamedParams[Screen]
  : Readonly<Record<never, never>>;

/** The screens whose address carries something. */
export type ScreenWithParams = keyof NamedParams;

/** A screen together with its params; narrowing `screen` narrows `params`. */
export type ScreenLocation = {
  [Screen in ScreenName]: { readonly screen: Screen; readonly params: ParamsOf<Screen> };
}[ScreenName];
