/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type ShownLowestPriceFieldsFragment = { percent: number, lowest: string | null, lowestExVat: string | null };

export const ShownLowestPriceFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownLowestPriceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LowestPriceType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"percent"},"name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","alias":{"kind":"Name","value":"lowest"},"name":{"kind":"Name","value":"lowestPriceIncVatFormatted"}},{"kind":"Field","alias":{"kind":"Name","value":"lowestExVat"},"name":{"kind":"Name","value":"lowestPriceExVatFormatted"}}]}}]} as unknown as DocumentNode<ShownLowestPriceFieldsFragment, unknown>;