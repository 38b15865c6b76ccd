import type { CatalogueSnapshot } from '../../snapshot/catalogue-snapshot.ts';

/** Where a widget is shown, as its file says; everywhere without it. */
export interface WidgetAudience {
  readonly displaySetting: string | undefined;
  readonly customerType: string | undefined;
  /** Ids or aliases by key: the widget is where one of each key is. */
  readonly for: Readonly<Record<string, readonly string[] | undefined>>;
}

/** The arguments of a request that name its reader and its place. */
export interface AudienceArguments {
  readonly displaySetting?: string | null;
  readonly customerType?: string | null;
  readonly filters?: readonly ({ readonly key?: string | null; readonly value?: string | null } | null)[] | null;
}

type Index = Pick<CatalogueSnapshot, 'index'>['index'];

/** Id and aliases of the same thing of the catalogue, for either may be written and requested. */
function namesOf(key: string, value: string, index: Index): readonly string[] {
  const id = Number(value);
  const is = (each: { readonly alias: string }, own: number): boolean => own === id || each.alias === value;
  switch (key) {
    case 'Category':
      return index.categories
        .filter(({ categoryId, texts }) => Object.values(texts).some((text) => is(text, categoryId)))
        .flatMap(({ categoryId, texts }) => [String(categoryId), ...Object.values(texts).map(({ alias }) => alias)]);
    case 'Brand':
      return index.brands
        .filter((brand) => is(brand, brand.brandId))
        .flatMap(({ brandId, alias }) => [String(brandId), alias]);
    case 'DiscountCampaign':
      return index.campaigns
        .filter((campaign) => is(campaign, campaign.campaignId))
        .flatMap(({ campaignId, alias }) => [String(campaignId), alias]);
    default:
      return [];
  }
}

/**
 * Whether a request sees a widget. One for a device or a customer type is hidden from others, and shown to a request that
 * does not say; one for a place in the catalogue is shown only where the request names that place.
 */
export function isFor(audience: WidgetAudience, args: AudienceArguments, index: Index): boolean {
  const requested = (args.filters ?? []).flatMap((filter) =>
    filter?.key && filter.value ? [{ key: filter.key, value: filter.value }] : [],
  );
  const device = args.displaySetting ? (args.displaySetting === 'mobile' ? 'mobile' : 'desktop') : undefined;
  const customer = args.customerType ?? requested.find(({ key }) => key === 'CustomerType')?.value;
  if (audience.displaySetting && device && audience.displaySetting !== device) return false;
  if (audience.customerType && customer && audience.customerType !== customer) return false;
  return Object.entries(audience.for).every(([key, values = []]) =>
    requested
      .filter((filter) => filter.key === key)
      .some(({ value }) => values.includes(value) || namesOf(key, value, index).some((name) => values.includes(name))),
  );
}
