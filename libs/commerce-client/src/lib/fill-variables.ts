import type { CommerceDocument } from './commerce-document.ts';

/** The site of a request: the identifiers that every operation of the commerce API may require. */
export interface CommerceSite {
  /** Channel number and top-level domain, as `1|dk`. */
  readonly channelId: string;
  /** As `da-DK`. */
  readonly languageId: string;
  /** The market's alias, as `dk`. */
  readonly marketId: string;
}

/** Adds what the site is where the operation declares them and the caller has not chosen its own. */
export function fillVariables<Variables>(
  { __meta__: { text } }: CommerceDocument<unknown, Variables>,
  variables: Variables,
  site: CommerceSite,
): Variables {
  const own = Object.fromEntries(
    Object.entries({ ...variables } as Record<string, unknown>).filter(([, value]) => value !== undefined),
  );
  const known = Object.entries(site).filter(([name]) => text.includes(`$${name}:`));
  return { ...Object.fromEntries(known), ...own } as Variables;
}
