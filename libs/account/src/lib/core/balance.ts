/** What a customer can spend; amounts are texts of the server. */
export interface Balance {
  /** In the currency of the market. */
  readonly hereFormatted: string;
  /** In other currencies, without those of which there is nothing. */
  readonly elsewhere: readonly string[];
}
