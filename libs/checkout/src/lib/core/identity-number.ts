import { plainCode, readOrganisationId, readPersonalId } from '@lyng/model';
import type { FieldContext } from './checkout-field.ts';
import type { CheckoutValues } from './checkout-values.ts';

/**
 * The number that identifies the buyer of an order, in the one spelling of the registers, however it was typed. A text
 * that is not a number of the market is sent without spaces: the server rejects it.
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
