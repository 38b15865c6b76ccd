import type { CommerceGateway } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import { AccountCartDocument } from '../wire/account-cart/account-cart.generated.ts';
import { SaveUserMetadataDocument } from '../wire/account-cart/save-user-metadata.generated.ts';

/** The metadata of the account that is logged in. */
export interface TestAccount {
  readonly read: () => string | null;
  readonly save: (metadata: string) => void;
  readonly isDown: () => boolean;
}

/** A gateway that also knows the account of its shopper. */
export const accountGateway = (gateway: CommerceGateway, account: TestAccount): CommerceGateway => ({
  ...gateway,
  query: async (document, variables, options) => {
    if ((document as unknown) !== AccountCartDocument) return gateway.query(document, variables, options);
    return account.isDown() ? fail({ kind: 'unreachable' }) : (ok({ getUser: { metaData: account.read() } }) as never);
  },
  mutate: async (document, variables, options) => {
    if ((document as unknown) !== SaveUserMetadataDocument) return gateway.mutate(document, variables, options);
    if (account.isDown()) return fail({ kind: 'unreachable' });
    account.save((variables as unknown as { readonly metaData: string }).metaData);
    return ok({ updateUser: { id: 7 } }) as never;
  },
});
