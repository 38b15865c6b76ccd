import type { DocumentNode } from 'graphql';

/** The site of a request: the identifiers that every operation of the commerce API may require. */
export interface CommerceSite {
  /** Channel number and top-level domain, as `1|dk`. */
  readonly channelId: string;
  /** As `da-DK`. */
  readonly languageId: string;
  /** The market's alias, as `dk`. */
  readonly marketId: string;
}

const declaredVariables = (document: DocumentNode): readonly string[] =>
  document.definitions.flatMap((definition) =>
    definition.kind === 'OperationDefinition'
      ? (definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
      : [],
  );

/** Adds what the site is where the operation declares them and the caller has not chosen its own. */
export function fillVariables<Variables>(document: DocumentNode, variables: Variables, site: CommerceSite): Variables {
  const declared = declaredVariables(document);
  const own = Object.fromEntries(
    Object.entries({ ...variables } as Record<string, unknown>).filter(([, value]) => value !== undefined),
  );
  const known = Object.entries(site).filter(([name]) => declared.includes(name));
  return { ...Object.fromEntries(known), ...own } as Variables;
}
