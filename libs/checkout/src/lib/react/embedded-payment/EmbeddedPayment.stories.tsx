import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { avardaLoader, avardaPayload, avardaScript, klarnaLoader, klarnaScript } from '../../testing/provider-pages.ts';
import { EmbeddedPayment } from './EmbeddedPayment.tsx';

/** A script that the browser fetches, as it does the providers'. */
const served = (script: string): string => URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));

const nowhere = (): string => {
  const address = served('');
  URL.revokeObjectURL(address);
  return address;
};

const meta = {
  title: 'checkout/EmbeddedPayment',
  component: EmbeddedPayment,
  args: { suspended: false, mayGoOn: fn(() => Promise.resolve(true)) },
  beforeEach: () => () => {
    delete window.avardaCheckoutInit;
  },
} satisfies Meta<typeof EmbeddedPayment>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The order is changing while Klarna's script is still on its way: the form hears of it when it comes. */
export const KlarnaSuspended: Story = {
  args: {
    suspended: true,
    session: { kind: 'embedded', provider: 'KLARNA', key: '7.1', snippet: klarnaLoader(served(klarnaScript)) },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Betal hos Klarna' })).toBeDisabled());
  },
};

/** Avarda's loader queues its start; the loaded form checks with the shop before it submits. */
export const AvardaValidates: Story = {
  args: {
    session: {
      kind: 'embedded',
      provider: 'AVARDA',
      key: '8.1',
      snippet: avardaLoader(served(avardaScript(avardaPayload))),
    },
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Gennemfør hos Avarda' }));
    await waitFor(() => expect(canvasElement.querySelector('#avarda-checkout')).toHaveAttribute('data-state', 'paid'));
    await expect(args.mayGoOn).toHaveBeenCalledTimes(1);
  },
};

/** The provider's script cannot be fetched. */
export const ScriptLost: Story = {
  args: { session: { kind: 'embedded', provider: 'KLARNA', key: '9.1', snippet: klarnaLoader(nowhere()) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button')).toBeEnabled();
  },
};
