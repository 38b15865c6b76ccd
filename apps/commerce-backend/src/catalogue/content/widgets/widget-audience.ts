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

/** Id and aliases of each thing of the catalogue, for either may be written and requested. */
const namesByKey: Readonly<Record<string, (index: Index) => readonly (readonly string[])[]>> = {
  Category: ({ categories }) =>
    categories.map(({ categoryId, texts }) => [String(categoryId), ...Object.values(texts).map(({ alias }) => alias)]),
  Brand: ({ brands }) => brands.map(({ brandId, alias }) => [String(brandId), alias]),
  DiscountCampaign: ({ campaigns }) => campaigns.map(({ campaignId, alias }) => [String(campaignId), alias]),
};

const namesOf = (key: string, value: string, index: Index): readonly string[] =>
  Object.hasOwn(namesByKey, key)
    ? (namesByKey[key]?.(index)
        .filter((names) => names.includes(value))
        .flat() ?? [])
    : [];

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
