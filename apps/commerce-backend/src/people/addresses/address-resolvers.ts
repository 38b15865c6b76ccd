import { MAX_SAVED_ADDRESSES } from '@lyng/model';
import type { ApiContext } from '../../platform/graphql/context.ts';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';
import type { MutationResolvers, QueryResolvers, Resolvers } from '../../platform/graphql/resolver-types.generated.ts';
import { ownAccount } from '../account/own-account.ts';
import { addAddress, addressesOf, changeAddress, deleteAddress, setDefaultAddress } from './address-book.ts';
import type { SavedAddress } from './address-book.ts';
import { readAddress } from './core/read-address.ts';

const ownId = async (context: ApiContext): Promise<number> => (await ownAccount(context)).id;

const present = ({ id, address, is_default: isDefault }: SavedAddress) => ({ id, address, isDefault });

const getUserAddresses: QueryResolvers['getUserAddresses'] = async (_parent, _args, context) =>
  (await addressesOf(context.db, await ownId(context))).map(present);

/** Another customer's address is one that does not exist. */
const saveUserAddress: MutationResolvers['saveUserAddress'] = async (_parent, args, context) => {
  const accountId = await ownId(context);
  const address = readAddress(args.address);
  if (address === undefined)
    throw graphqlError('InvalidAddress', 'An address needs names, a street, a city, and a postal code of its country.');
  const { addressId: id } = args;
  const saved =
    id === null || id === undefined
      ? await addAddress(context.db, { accountId, address, now: context.now() })
      : await changeAddress(context.db, { accountId, id, address });
  if (saved === 'full')
    throw graphqlError('TooManyAddresses', `An account saves at most ${String(MAX_SAVED_ADDRESSES)} addresses.`);
  return saved === 'unknown' ? null : present(saved);
};

const setDefaultUserAddress: MutationResolvers['setDefaultUserAddress'] = async (_parent, { addressId }, context) =>
  setDefaultAddress(context.db, await ownId(context), addressId);

const deleteUserAddress: MutationResolvers['deleteUserAddress'] = async (_parent, { addressId }, context) =>
  deleteAddress(context.db, await ownId(context), addressId);

/** The root fields of the addresses that a customer has saved. */
export const addressResolvers = {
  Query: { getUserAddresses },
  Mutation: { saveUserAddress, setDefaultUserAddress, deleteUserAddress },
} satisfies Resolvers;
