import type { ReadFeedOptions } from './formats/feed-row.ts';

/** How a feed is read. */
export interface ImportOptions extends Partial<Pick<ReadFeedOptions, 'currency' | 'now'>> {
  /** Rejects products without a photo; otherwise the shop draws an image. Default false. */
  readonly withPhotosOnly?: boolean;
  /** Units per size where a feed has no stock figure at all. Default 20. */
  readonly stockWhenNotStated?: number;
  /** Also make plain products of the photos in `images.jsonl` that belong to no product. Default true. */
  readonly withPlainProducts?: boolean;
  /** The folder for photos that are addresses on other machines; without it they are not fetched. */
  readonly fetchPhotosTo?: string | undefined;
  /** Adds the demo's discount codes, which everybody can read in its source. Default false. */
  readonly withDemoCodes?: boolean;
  /** The merchant's folder, with settings and the mapping of categories. Without it, defaults hold. */
  readonly settingsFolder?: string;
}

/** How rows become products; what only the reading of a feed needs is not among them. */
export type CompleteOptions = Required<Omit<ImportOptions, 'currency' | 'now' | 'fetchPhotosTo' | 'settingsFolder'>>;

export const defaultOptions: CompleteOptions = {
  withPhotosOnly: false,
  stockWhenNotStated: 20,
  withPlainProducts: true,
  withDemoCodes: false,
};
