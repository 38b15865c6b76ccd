import { plainCode } from '@lyng/model';
import type { FieldContext } from './checkout-field.ts';
import type { CheckoutValues } from './checkout-values.ts';
import { readOrganisationId } from './organisation-id/organisation-id.ts';
import { readPersonalId } from './personal-id/personal-id.ts';

/**
 * The number that an order names its buyer by, in the one spelling that registers have, however it was typed. What is
 * no number of the market is sent without spaces: the server refuses it by name.
 */
export function identityNumber(
  values: CheckoutValues,
  { market, today }: Pick<FieldContext, 'market' | 'today'>,
): string {
  const isBusiness = values.customerType === 'ORGANIZATION';
  const typed = isBusiness ? values.organisationId : values.personalId;
  // Whether test persons may buy was decided by the form.
  const rules = { today, acceptsTestPersons: true };
  const read = isBusiness ? readOrganisationId(market, typed, rules) : readPersonalId(market, typed, rules);
  return read.ok ? read.value : plainCode(typed).replaceAll(' ', '');
}
