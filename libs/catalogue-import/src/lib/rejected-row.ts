/** A row, or a part of one, that did not become a product, and why. */
export interface RowRejection {
  /** The file below the imported folder. */
  readonly file: string;
  /** Counted from 1. */
  readonly row: number;
  readonly id?: string;
  readonly reason: string;
}
