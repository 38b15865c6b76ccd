import { fail, ok } from '@lyng/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { makeAddress, makeDevice, makeProfile, makeSettings } from '../../testing/make-profile.ts';
import { AccountSettings } from './AccountSettings.tsx';
import type { AccountSettingsProps, SettingsActions } from './AccountSettings.tsx';

const done = async () => ok(true as const);
const unavailable = async () => fail({ kind: 'unavailable' } as const);
const actions: SettingsActions = {
  saveProfile: done,
  saveAddress: done,
  setDefaultAddress: done,
  deleteAddress: done,
  changePassword: done,
  endDevice: done,
  endOtherDevices: done,
  deleteAccount: done,
};

const meta = {
  title: 'account/AccountSettings',
  component: AccountSettings,
  args: {
    settings: makeSettings(),
    posted: null,
    done: null,
    opened: null,
    actions,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<AccountSettingsProps>;

export default meta;
type Story = StoryObj<AccountSettingsProps>;

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gem dine oplysninger' }));
    await expect(await canvas.findByText('Dine oplysninger er gemt.')).toBeVisible();
  },
};

export const Business: Story = {
  args: {
    settings: makeSettings({
      profile: makeProfile({
        customerType: 'ORGANIZATION',
        company: 'Lyng ApS',
        personalId: '13585628',
        newsletter: true,
      }),
    }),
  },
};

const mother = makeAddress({
  id: 2,
  address: {
    firstName: 'Inger',
    addressLine1: 'Havnegade 12',
    zip: '8000',
    city: 'Aarhus C',
    careOf: 'Lund',
    mobile: '',
  },
});

export const Addresses: Story = {
  args: { settings: makeSettings({ addresses: [makeAddress({ isDefault: true }), mother] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Tilføj en adresse' }));
    const form = within(canvas.getByRole('form', { name: 'Tilføj en adresse' }));
    await expect(form.getByLabelText('Fornavn')).toHaveFocus();
    await userEvent.click(form.getByRole('button', { name: 'Gem adressen' }));
    await expect(await form.findByRole('group', { name: 'Der er noget, der skal rettes' })).toHaveFocus();
  },
};

export const AddressDeleted: Story = {
  args: { settings: makeSettings({ addresses: [makeAddress({ isDefault: true }), mother] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Slet: Inger Holm, Havnegade 12' }));
    await expect(await canvas.findByText('Adressen er slettet.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Fortryd' })).toBeVisible();
  },
};

/** No more can be added. */
export const TenAddresses: Story = {
  args: {
    settings: makeSettings({
      addresses: Array.from({ length: 10 }, (_, index) =>
        makeAddress({
          id: index + 1,
          isDefault: index === 0,
          address: { addressLine1: `Nørregade ${String(index + 1)}` },
        }),
      ),
    }),
  },
};

/** Nothing stated, an address elsewhere, and a service that lists no devices and saves no addresses. */
export const Empty: Story = {
  args: { settings: makeSettings({ profile: makeProfile(), addressElsewhere: 'se', devices: null, addresses: null }) },
};

export const ManyDevices: Story = {
  args: {
    settings: makeSettings({
      devices: [
        makeDevice({ isCurrent: true }),
        makeDevice({ id: 'b', browser: 'Samsung Internet', system: 'Android' }),
        makeDevice({ id: 'c', browser: '', system: '' }),
        makeDevice({ id: 'd', browser: 'Chrome', system: '' }),
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log ud alle andre steder' }));
    await expect(await canvas.findByText('Alle andre enheder er logget ud.')).toBeVisible();
  },
};

export const NotFinished: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Postnummer'));
    await userEvent.click(canvas.getByRole('button', { name: 'Gem dine oplysninger' }));
    await expect(await canvas.findByRole('group', { name: 'Der er noget, der skal rettes' })).toHaveFocus();
  },
};

export const NotSaved: Story = {
  args: { actions: { ...actions, saveProfile: unavailable } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gem dine oplysninger' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

/** Posted without script, and not confirmed. */
export const NotConfirmed: Story = { args: { posted: { form: 'delete' } } };

const savePassword: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Nuværende adgangskode'), 'lyngkunde1');
  await userEvent.type(canvas.getByLabelText('Ny adgangskode'), 'lyngkunde2');
  await userEvent.type(canvas.getByLabelText('Gentag adgangskoden'), 'lyngkunde2');
  await userEvent.click(canvas.getByRole('button', { name: 'Gem adgangskoden' }));
};

export const PasswordChanged: Story = {
  play: async (context) => {
    await savePassword(context);
    await expect(await context.canvas.findByText('Din adgangskode er ændret.')).toBeVisible();
  },
};

export const TooManyTries: Story = {
  args: { actions: { ...actions, changePassword: async () => fail({ kind: 'too-many' }) } },
  play: async (context) => {
    await savePassword(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};
