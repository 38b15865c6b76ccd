import { TestProviders } from '@lyng/feature/testing';
import { fail } from '@lyng/model';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { makeAddress, makeProfile, makeSettings } from '../../testing/make-profile.ts';
import { done, settingsPage } from '../../testing/settings-page.tsx';

const unavailable = async () => fail({ kind: 'unavailable' } as const);

const page = (...settings: Parameters<typeof settingsPage>) => (
  <TestProviders>{settingsPage(...settings)}</TestProviders>
);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const textsIn = (summary: HTMLElement) =>
  within(summary)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the profile in the settings', () => {
  it('is saved with what was there before, also where a program filled it in, and announced [ACC-02, BUG-18]', async () => {
    const saveProfile = jest.fn(done);
    render(page({}, { saveProfile }));
    Object.assign(screen.getByLabelText('First name'), { value: 'Åse' });
    Object.assign(screen.getByLabelText('Gender'), { value: 'MAN' });
    await press('Save your details');
    const { profile } = makeSettings();
    expect(saveProfile).toHaveBeenCalledWith(profile, { ...profile, firstName: 'Åse', gender: 'MAN' });
    expect(await screen.findByText('Your details are saved.')).toBeInTheDocument();
    await press('Save your details');
    expect(saveProfile).toHaveBeenLastCalledWith(
      { ...profile, firstName: 'Åse', gender: 'MAN' },
      { ...profile, firstName: 'Åse', gender: 'MAN' },
    );
  });

  it('shows what is wrong at its fields and sends nothing [ACC-02]', async () => {
    const saveProfile = jest.fn(done);
    render(page({}, { saveProfile }));
    type('Mobile number', '12');
    type('Postal code', '');
    await press('Save your details');
    const summary = await screen.findByRole('group', { name: 'Please correct these fields' });
    expect(summary).toHaveFocus();
    expect(textsIn(summary)).toEqual([
      'Mobile number: Enter a valid phone number.',
      'Postal code: You must fill in this field.',
    ]);
    expect(screen.getByLabelText('Mobile number')).toBeInvalid();
    expect(saveProfile).not.toHaveBeenCalled();
  });

  it('loses nothing when it could not be saved [ACC-02]', async () => {
    render(page({}, { saveProfile: unavailable }));
    type('City', 'Aarhus');
    await press('Save your details');
    expect(await screen.findByRole('alert')).toHaveTextContent('what you have typed is still here');
    expect(screen.getByLabelText('City')).toHaveValue('Aarhus');
  });

  it('has a company and its number for a business, and a person’s number only where one is stored [ACC-02]', async () => {
    const { unmount } = render(page());
    expect(screen.queryByLabelText('Danish CPR number')).not.toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('I am shopping as'), 'Business');
    expect(screen.getByLabelText('Company name')).toBeInTheDocument();
    expect(screen.getByLabelText('Danish CVR number')).toBeInTheDocument();
    unmount();
    render(page({ settings: makeSettings({ profile: makeProfile({ personalId: '1' }) }) }));
    expect(screen.getByLabelText('Danish CPR number')).toHaveValue('1');
  });

  it('names the country of a saved address that is elsewhere [ACC-02]', () => {
    render(page({ settings: makeSettings({ addressElsewhere: 'se' }) }));
    expect(screen.getByText(/Your saved address is in this country: Sweden/)).toBeInTheDocument();
    expect(screen.getByText('Country: Denmark')).toBeInTheDocument();
  });

  it('is a form that is posted without script, and shown again with its errors [ACC-02, SHOP-13]', () => {
    const values = makeProfile({ firstName: 'Åse', mobile: '12' });
    const html = renderToString(page({ posted: { form: 'profile', values } }));
    document.body.innerHTML = html;
    const form = screen.getByRole('form', { name: 'Your details' });
    expect(form).toHaveAttribute('action', '/min-konto/indstillinger');
    expect(new FormData(form as HTMLFormElement).get('form')).toBe('profile');
    expect(screen.getByLabelText('First name')).toHaveValue('Åse');
    expect(screen.getByLabelText('Mobile number')).toBeInvalid();
    document.body.innerHTML = '';
  });
});

describe('the addresses in the settings', () => {
  const saved = [
    makeAddress({ isDefault: true }),
    makeAddress({ id: 2, address: { firstName: 'Inger', addressLine1: 'Havnegade 12' } }),
  ];
  const settings = makeSettings({ addresses: saved });
  const pressLink = (name: string) => userEvent.click(screen.getByRole('link', { name }));
  const inForm = (name: string) => within(screen.getByRole('form', { name }));

  it('are added with one form, which opens in place and names what is missing [ACC-13, BUG-18]', async () => {
    const saveAddress = jest.fn(done);
    render(page({ settings }, { saveAddress }));
    const link = screen.getByRole('link', { name: 'Add an address' });
    expect(link).toHaveAttribute('href', '/min-konto/indstillinger?address=new#addresses');
    await pressLink('Add an address');
    const form = inForm('Add an address');
    expect(form.getByLabelText('First name')).toHaveFocus();
    await userEvent.selectOptions(form.getByLabelText('Country'), 'Sweden');
    const typed = { 'First name': 'Åsa', 'Last name': 'Ek', Address: 'Gatan 1', 'Postal code': '2100' };
    for (const [label, value] of Object.entries(typed)) Object.assign(form.getByLabelText(label), { value });
    await press('Save the address');
    const summary = await screen.findByRole('group', { name: 'Please correct these fields' });
    expect(textsIn(summary)).toEqual(['Postal code: Enter a valid postal code.', 'City: You must fill in this field.']);
    expect(saveAddress).not.toHaveBeenCalled();
    fireEvent.change(form.getByLabelText('Postal code'), { target: { value: '114 18' } });
    fireEvent.change(form.getByLabelText('City'), { target: { value: 'Stockholm' } });
    await press('Save the address');
    expect(await screen.findByText('The address is saved.')).toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent('The address is saved.');
    expect(saveAddress).toHaveBeenCalledTimes(1);
    expect(saveAddress).toHaveBeenCalledWith(
      'new',
      expect.objectContaining({ country: 'se', firstName: 'Åsa', zip: '114 18', city: 'Stockholm', mobile: '' }),
    );
    expect(screen.queryByRole('form', { name: 'Add an address' })).not.toBeInTheDocument();
  });

  it('are changed, made the default and deleted, with an undo [ACC-13]', async () => {
    const [saveAddress, setDefaultAddress, deleteAddress] = [jest.fn(done), jest.fn(done), jest.fn(done)];
    render(page({ settings }, { saveAddress, setDefaultAddress, deleteAddress }));
    await pressLink('Change: Inger Holm, Havnegade 12');
    fireEvent.change(inForm('Change the address').getByLabelText('City'), { target: { value: 'Aarhus' } });
    await press('Save the address');
    expect(saveAddress).toHaveBeenLastCalledWith(2, { ...saved[1]?.address, city: 'Aarhus' });
    await press('Make it the default: Inger Holm, Havnegade 12');
    expect(setDefaultAddress).toHaveBeenCalledWith(2);
    expect(await screen.findByText('Your next order begins with this address.')).toBeInTheDocument();
    await press('Delete: Karen Holm, Nørregade 1');
    expect(deleteAddress).toHaveBeenCalledWith(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(saveAddress).toHaveBeenLastCalledWith('new', saved[0]?.address);
    expect(screen.queryByRole('button', { name: 'Make it the default: Karen Holm, Nørregade 1' })).toBeNull();
  });

  it('are not lost when they could not be saved, for whatever reason [ACC-13]', async () => {
    render(page({ settings }, { saveAddress: async () => fail({ kind: 'too-many-addresses' }) }));
    await pressLink('Change: Inger Holm, Havnegade 12');
    await press('Save the address');
    expect(await screen.findByRole('alert')).toHaveTextContent('You can save up to 10 addresses.');
    expect(inForm('Change the address').getByLabelText('First name')).toHaveValue('Inger');
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(screen.queryByRole('form', { name: 'Change the address' })).not.toBeInTheDocument();
  });

  it('are ten at most [ACC-13]', () => {
    const ten = Array.from({ length: 10 }, (_, index) => makeAddress({ id: index + 1 }));
    render(page({ settings: makeSettings({ addresses: ten }) }));
    expect(screen.queryByRole('link', { name: 'Add an address' })).not.toBeInTheDocument();
    expect(screen.getByText(/You can save up to 10 addresses/)).toBeInTheDocument();
  });

  it('have forms that are posted without script, shown again with what was typed [ACC-13, SHOP-13]', () => {
    const values = { ...saved[1]?.address, city: '' } as (typeof saved)[0]['address'];
    document.body.innerHTML = renderToString(
      page({ settings, posted: { form: 'save-address', address: { key: 2, values } } }),
    );
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Change the address' });
    expect(form).toHaveAttribute('action', '/min-konto/indstillinger');
    expect(Object.fromEntries(new FormData(form))).toMatchObject({
      form: 'save-address',
      address: '2',
      firstName: 'Inger',
      city: '',
      country: 'dk',
    });
    expect(within(form).getByLabelText('City')).toBeInvalid();
    expect(screen.getByText('Default')).toBeInTheDocument();
    document.body.innerHTML = '';
  });
});

describe('the devices in the settings', () => {
  it('are logged out one by one or all but this one [ACC-10]', async () => {
    const [endDevice, endOtherDevices] = [jest.fn(done), jest.fn(done)];
    render(page({}, { endDevice, endOtherDevices }));
    const own = screen.getByText('This device').closest('li');
    expect(own).toHaveTextContent('Firefox on Windows');
    expect(within(own as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    await press('Log out: Safari on iPhone');
    expect(endDevice).toHaveBeenCalledWith('b');
    expect(await screen.findByText('The device is logged out.')).toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent('The device is logged out.');
    await press('Log out everywhere else');
    expect(endOtherDevices).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('All other devices are logged out.')).toBeInTheDocument();
  });

  it('are not shown where the service does not list them, nor are addresses [ACC-10, ACC-13]', () => {
    render(page({ settings: makeSettings({ devices: null, addresses: null }) }));
    expect(screen.queryByRole('heading', { name: 'Delivery addresses' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Your devices' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Your details' })).toBeInTheDocument();
  });

  it('show when one could not be logged out [ACC-10]', async () => {
    render(page({}, { endDevice: unavailable }));
    await press('Log out: Safari on iPhone');
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the shop.');
  });
});

describe('deleting the account in the settings', () => {
  const open = () => userEvent.click(screen.getByText('Delete my account'));

  it('names what the law keeps, and requires a tick [ACC-05]', async () => {
    const deleteAccount = jest.fn(done);
    render(page({}, { deleteAccount }));
    await open();
    expect(screen.getByText(/your orders, with the name, address and email/)).toBeVisible();
    await press('Delete the account');
    expect(deleteAccount).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Yes, delete my account for good')).toBeInvalid();
    await userEvent.click(screen.getByLabelText('Yes, delete my account for good'));
    await press('Delete the account');
    expect(deleteAccount).toHaveBeenCalledTimes(1);
  });

  it('shows when it was not deleted [ACC-05]', async () => {
    render(page({}, { deleteAccount: unavailable }));
    await open();
    await userEvent.click(screen.getByLabelText('Yes, delete my account for good'));
    await press('Delete the account');
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the shop.');
  });
});
