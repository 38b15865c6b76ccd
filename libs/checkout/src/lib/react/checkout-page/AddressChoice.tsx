import { useLingui } from '@lingui/react/macro';
import type { ShopperAddress } from '@lyng/model';
import { RadioGroup } from '@lyng/ui';
import type { ReactNode } from 'react';
import { chosenAddress, withAddress } from '../../core/saved-addresses.ts';
import { useFormPart, useFormReader } from '../form-parts.ts';

export interface AddressChoiceProps {
  readonly addresses: readonly ShopperAddress[];
}

/** The account's addresses: one press fills the form in with another. */
export const AddressChoice = ({ addresses }: AddressChoiceProps): ReactNode => {
  const { t } = useLingui();
  const chosen = useFormPart(({ values }) => chosenAddress(values, addresses));
  const read = useFormReader();
  const choose = (index: string): void => {
    const address = addresses[Number(index)];
    const { values, setValues } = read();
    if (address) void setValues(withAddress(values, address), true);
  };
  return (
    <RadioGroup
      legend={t`Your addresses`}
      name="savedAddress"
      value={String(chosen)}
      options={addresses.map(({ firstName, lastName, addressLine1, zip, city }, index) => ({
        value: String(index),
        label: `${firstName} ${lastName}`,
        description: `${addressLine1}, ${zip} ${city}`,
      }))}
      onChange={choose}
    />
  );
};
