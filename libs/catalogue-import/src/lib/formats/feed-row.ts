import { fail } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { FeedProduct } from '../feed-product.ts';

/** A product of a feed of any format, or why a row was left out. */
export interface FeedRow {
  /** The name of the file. */
  readonly file: string;
  /** Counted from 1: lines of JSON, items of XML, records of a table with its header. */
  readonly row: number;
  readonly id?: string | undefined;
  readonly product: Result<string, FeedProduct>;
}

/** The facts that the readers need and no feed contains. */
export interface ReadFeedOptions {
  /** The currency of prices that name none, such as those of Shopify. */
  readonly currency?: string | undefined;
  /** When sale prices have to be valid. */
  readonly now: Date;
  /** Counts what is left out on purpose, such as a draft. */
  readonly count: (what: string) => void;
}

/** False for text with the character that stands where bytes are not UTF-8. */
export const isDecoded = (text: string): boolean => !text.includes('\uFFFD');

export const notUtf8 = fail('a text that is not UTF-8');
