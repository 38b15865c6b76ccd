import { mutationOutcome } from '@lyng/commerce-client';
import type { CommerceFailure, CommerceGateway, FailureKinds } from '@lyng/commerce-client';
import type { AppContext } from '@lyng/feature';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { ProfileChange } from '../core/profile-change.ts';
import type { SettingsFailure } from '../core/settings.ts';
import {
  DeleteUserDocument,
  EndDeviceDocument,
  EndOtherDevicesDocument,
  UpdateProfileDocument,
} from './change-settings.generated.ts';

export type SettingsResult = Promise<Result<SettingsFailure, true>>;

const kinds: FailureKinds<SettingsFailure['kind']> = {
  Unauthenticated: 'session-over',
  TooManyAddresses: 'too-many-addresses',
  InvalidAddress: 'address-rejected',
};

/** The outcome of a change; a response that has not made it fails with `undone`. */
export const resultOf = <Data>(
  result: Result<CommerceFailure, Data>,
  isDone: (data: Data) => boolean,
  undone?: SettingsFailure['kind'],
): Result<SettingsFailure, true> => mutationOutcome(result, isDone, kinds, undone);

/** Saves what has changed; what is left out stays, the metadata of other programs too (ACC-08). */
export const saveProfile = async (gateway: CommerceGateway, change: ProfileChange): SettingsResult =>
  Object.keys(change).length === 0
    ? ok(true)
    : resultOf(await gateway.mutate(UpdateProfileDocument, { user: change }), (data) => Boolean(data.updateUser));

/** Logs one of the customer's devices out; one that is not logged in any more, as after a second press, is out. */
export const endDevice = async (gateway: CommerceGateway, id: string): SettingsResult =>
  resultOf(await gateway.mutate(EndDeviceDocument, { id }), (data) => data.endUserSession !== null);

/** Logs all devices out but this one. */
export const endOtherDevices = async (gateway: CommerceGateway): SettingsResult =>
  resultOf(await gateway.mutate(EndOtherDevicesDocument, {}), (data) => data.endOtherUserSessions === true);

/** Deletes the account, after the contact of its shopper: the members programme knows no shopper without an account. */
export async function deleteAccount({ gateway, port }: Pick<AppContext, 'gateway' | 'port'>): SettingsResult {
  if ((await (await port('memberContact'))?.remove()) === false) return fail({ kind: 'unavailable' });
  return resultOf(await gateway.mutate(DeleteUserDocument, {}), (data) => data.deleteUser === true);
}
