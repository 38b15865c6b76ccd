import { ServerFormsContext } from '@lyng/feature';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FooterNewsletter } from './FooterNewsletter.tsx';

const meta = {
  title: 'storefront-kit/FooterNewsletter',
  component: FooterNewsletter,
  args: { hidden: false },
  decorators: [
    (Story) => (
      <ServerFormsContext value={{ newsletter: <p>Tilmeld dig nyhedsbrevet</p> }}>
        <Story />
      </ServerFormsContext>
    ),
  ],
} satisfies Meta<typeof FooterNewsletter>;

export default meta;

/** The form of the server. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tilmeld dig nyhedsbrevet')).toBeVisible();
  },
};
