import { fail, ok } from '@lyng/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { makeReviewPage } from '../../testing/make-reviews.ts';
import { ProductReviews } from './ProductReviews.tsx';

const signedIn = {
  kind: 'signed-in',
  newId: () => 'key',
  post: async () => ok(true as const),
  onPosted: fn(),
} as const;

const meta = {
  title: 'reviews/ProductReviews',
  component: ProductReviews,
  args: {
    reviews: makeReviewPage(),
    moreHref: '?reviews=2',
    writing: { kind: 'anonymous', loginHref: '/?action=login&returnTo=%2Fp%2Fsolveig' },
  },
} satisfies Meta<typeof ProductReviews>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { tags: ['pixels'] };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const AllSeen: Story = { args: { reviews: makeReviewPage(3) } };

export const None: Story = { args: { reviews: makeReviewPage(0) } };

export const Unavailable: Story = { args: { reviews: null } };

export const WithoutLogin: Story = { args: { writing: { kind: 'anonymous' } } };

export const SignedIn: Story = { args: { writing: signedIn } };

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Skriv en anmeldelse' }));
  await expect(await canvas.findByRole('form', { name: 'Skriv en anmeldelse' })).toBeVisible();
};

const fill: NonNullable<Story['play']> = async (context) => {
  await open(context);
  const { canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('radio', { name: '4 stjerner' }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Din anmeldelse' }), 'Bløde fra første dag.');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Navn, der vises' }), 'Mette');
};

export const Writing: Story = { args: { writing: signedIn }, play: open };

export const NotFinished: Story = {
  args: { writing: signedIn },
  play: async (context) => {
    await open(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Send anmeldelse' }));
    await expect(await context.canvas.findByRole('group', { name: 'Din anmeldelse er ikke færdig' })).toHaveFocus();
  },
};

/** A rejected review, and the message of the shop. */
const rejected = (kind: 'unavailable' | 'logged-out' | 'too-many', message: string): Story => ({
  args: { writing: { ...signedIn, post: async () => fail({ kind }) } },
  play: async (context) => {
    await fill(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Send anmeldelse' }));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(message);
    await expect(context.canvas.getByRole('textbox', { name: 'Din anmeldelse' })).toHaveValue('Bløde fra første dag.');
  },
});

export const NotSent: Story = rejected(
  'unavailable',
  'Din anmeldelse kunne ikke sendes. Det, du skrev, er her stadig; prøv igen.',
);

export const LoggedOut: Story = rejected(
  'logged-out',
  'Du er blevet logget ud. Log ind igen i en anden fane, og send din anmeldelse herfra.',
);

export const TooMany: Story = rejected('too-many', 'Det var mange anmeldelser. Vent et minut, og prøv igen.');

/** Pending: the button keeps its place and shows that it is busy. */
export const Sending: Story = {
  args: { writing: { ...signedIn, post: () => new Promise(() => undefined) } },
  play: async (context) => {
    await fill(context);
    const send = context.canvas.getByRole('button', { name: 'Send anmeldelse' });
    await context.userEvent.click(send);
    await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Sent: Story = {
  args: { writing: signedIn },
  play: async (context) => {
    await fill(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Send anmeldelse' }));
    await expect(await context.canvas.findByText('Tak for din anmeldelse')).toBeVisible();
  },
};
