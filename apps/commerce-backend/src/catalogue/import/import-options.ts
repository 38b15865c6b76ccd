/** How strictly a folder is read. */
export interface ImportOptions {
  /** Rejects products without a photo; otherwise the shop draws an image. Default true. */
  readonly withPhotosOnly?: boolean;
  /** Units per size where a feed has no stock figure at all. Default 20. */
  readonly stockWhenNotStated?: number;
  /** Also make plain products of the photos in `images.jsonl` that belong to no product. Default true. */
  readonly withPlainProducts?: boolean;
  /** Adds the demo's discount codes, which everybody can read in its source. Default false. */
  readonly withDemoCodes?: boolean;
}

export const defaultOptions: Required<ImportOptions> = {
  withPhotosOnly: true,
  stockWhenNotStated: 20,
  withPlainProducts: true,
  withDemoCodes: false,
};
