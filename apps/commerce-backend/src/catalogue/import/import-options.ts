/** How a folder is read. */
export interface ImportOptions {
  /** Rejects products without a photo; otherwise the shop draws an image. Default false. */
  readonly withPhotosOnly?: boolean;
  /** Units per size where a feed has no stock figure at all. Default 20. */
  readonly stockWhenNotStated?: number;
  /** Also make plain products of the photos in `images.jsonl` that belong to no product. Default true. */
  readonly withPlainProducts?: boolean;
  /** Adds the demo's discount codes, which everybody can read in its source. Default false. */
  readonly withDemoCodes?: boolean;
  /** The merchant's folder, with settings and the mapping of categories. Without it, defaults hold. */
  readonly settingsFolder?: string;
}

export type CompleteOptions = Required<Omit<ImportOptions, 'settingsFolder'>>;

export const defaultOptions: CompleteOptions = {
  withPhotosOnly: false,
  stockWhenNotStated: 20,
  withPlainProducts: true,
  withDemoCodes: false,
};
