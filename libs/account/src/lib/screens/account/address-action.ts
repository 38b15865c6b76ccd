import type { AppContext } from '@lyng/feature';
import { fail } from '@lyng/model';
import { checkAddress, emptyAddress, parseAddressKey, readAddressForm } from '../../core/address-book.ts';
import type { AddressChange, PostedSettings } from '../../core/settings.ts';
import { deleteAddress, saveAddress, setDefaultAddress } from '../../wire/change-addresses.ts';

/** Carries out a form of the addresses; what is shown again, or `null` when it is done. */
export async function changeAddresses(
  { gateway, site }: Pick<AppContext, 'gateway' | 'site'>,
  name: AddressChange,
  form: FormData,
): Promise<PostedSettings | null> {
  const key = parseAddressKey(form.get('address'));
  if (name === 'save-address') {
    const address = { key: key ?? 'new', values: readAddressForm(form, emptyAddress(site.market)) } as const;
    if (checkAddress(address.values).length > 0) return { form: name, address };
    const result = await saveAddress(gateway, address.key, address.values);
    return result.ok ? null : { form: name, address, failure: result.error };
  }
  const change = name === 'default-address' ? setDefaultAddress : deleteAddress;
  const result = typeof key === 'number' ? await change(gateway, key) : fail({ kind: 'address-gone' } as const);
  return result.ok ? null : { form: name, failure: result.error };
}
