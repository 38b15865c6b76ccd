import { checkPostalField, isMarket, plainPostalAddress, postalFields } from '@lyng/model';
import type { PostalAddress } from '@lyng/model';
import type { ApiContext } from '../../platform/graphql/context.ts';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';
import type { MutationResolvers, QueryResolvers, Resolvers } from '../../platform/graphql/resolver-types.generated.ts';
import { ownAccount } from '../account/own-account.ts';
import { addAddress, addressesOf, changeAddress, deleteAddress, setDefaultAddress } from './address-book.ts';
import type { SavedAddress } from './address-book.ts';
import { toAddress } from '../../shop/address.ts';
import type { Address, AddressInput } from '../../shop/address.ts';

const ownId = async (context: ApiContext): Promise<number> => (await ownAccount(context)).id;

/** The address as it is stored; `undefined` when a parcel could not go there. */
function readAddress(input: AddressInput): Address | undefined {
  const country = (input.country ?? '').toLowerCase();
  if (!isMarket(country)) return undefined;
  const lines = Object.fromEntries(postalFields.map((field) => [field, input[field] ?? '']));
  const address = { country, ...lines } as PostalAddress;
  if (postalFields.some((field) => checkPostalField(address, field) !== null)) return undefined;
  return toAddress({ ...plainPostalAddress(address), country: country.toUpperCase() });
}

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
  return saved === undefined ? null : present(saved);
};

const setDefaultUserAddress: MutationResolvers['setDefaultUserAddress'] = async (_parent, { addressId }, context) =>
  setDefaultAddress(context.db, await ownId(context), addressId);

const deleteUserAddress: MutationResolvers['deleteUserAddress'] = async (_parent, { addressId }, context) =>
  deleteAddress(context.db, await ownId(context), addressId);

export const addressResolvers = {
  Query: { getUserAddresses },
  Mutation: { saveUserAddress, setDefaultUserAddress, deleteUserAddress },
} satisfies Resolvers;
