import { parsePhone, plainCode, plainLine, readOrganisationId, readPersonalId, readZip } from '@lyng/model';
import type { MarketAlias } from '@lyng/model';
import type { ProfileContext, ProfileValues } from './profile.ts';

/** The names of an address: each changes by itself. */
const personFields = ['company', 'firstName', 'lastName'] as const;

/** The lines of a postal address, which change together: a careOf of an earlier address belongs to no other. */
const postalLines = ['addressLine1', 'city', 'addressLine2', 'careOf', 'entryCode'] as const;

const countries: Readonly<Record<MarketAlias, string>> = { dk: 'DK', se: 'SE', no: 'NO', fi: 'FI' };

type Address = Partial<
  Pick<ProfileValues, (typeof personFields)[number] | (typeof postalLines)[number] | 'zip' | 'mobile'>
> & {
  readonly country?: string;
};

/** The input of `updateUser`: only what the customer has changed, so that another tab's changes stay. */
export interface ProfileChange extends Partial<
  Pick<ProfileValues, 'customerType' | 'gender' | 'newsletter' | 'personalId'>
> {
  readonly address?: Address;
}

/** The number in the one spelling of the registers. */
function numberOf({ customerType, personalId }: ProfileValues, { market, today }: ProfileContext): string {
  const read = customerType === 'ORGANIZATION' ? readOrganisationId : readPersonalId;
  const number = read(market, personalId, { today });
  return number.ok ? number.value : plainCode(personalId);
}

function addressOf(before: ProfileValues, after: ProfileValues, { market }: ProfileContext): Address {
  const isMoved = after.zip !== before.zip || postalLines.some((field) => after[field] !== before[field]);
  const lines = [...personFields.filter((field) => after[field] !== before[field]), ...(isMoved ? postalLines : [])];
  return {
    ...Object.fromEntries(lines.map((field) => [field, plainLine(after[field])])),
    ...(isMoved && { zip: readZip(market, after.zip) ?? plainLine(after.zip), country: countries[market] }),
    ...(after.mobile !== before.mobile && { mobile: parsePhone(market, after.mobile) ?? plainLine(after.mobile) }),
  };
}

export function profileChange(before: ProfileValues, after: ProfileValues, context: ProfileContext): ProfileChange {
  const address = addressOf(before, after, context);
  return {
    ...(after.customerType !== before.customerType && { customerType: after.customerType }),
    ...(after.gender !== before.gender && { gender: after.gender }),
    ...(after.newsletter !== before.newsletter && { newsletter: after.newsletter }),
    ...(after.personalId !== before.personalId && { personalId: numberOf(after, context) }),
    ...(Object.keys(address).length > 0 && { address }),
  };
}
