import type { MarketAlias } from '@lyng/model';
import type { ScreenName } from '@lyng/routing/core';

/** The part of a shop's `business.config.json` that search engines get. */
export interface BusinessContacts {
  readonly company: Readonly<Record<'name' | 'street' | 'zip' | 'city' | 'country', string>>;
  readonly contacts: Readonly<Partial<Record<MarketAlias, { readonly email: string; readonly phone: string }>>>;
}

export interface SeoOptions {
  readonly business: BusinessContacts;
  /** The features of the shop: only their screens are pages of it. */
  readonly features: readonly {
    readonly id: string;
    readonly screens?: Readonly<Partial<Record<ScreenName, unknown>>>;
  }[];
}

/** Whether the shop has that screen. */
export const hasScreen = ({ features }: Pick<SeoOptions, 'features'>, screen: ScreenName): boolean =>
  features.some(({ screens }) => screens?.[screen] !== undefined);
