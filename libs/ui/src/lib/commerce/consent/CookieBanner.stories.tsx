import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { Button } from '../../primitives/button/Button.tsx';
import { CookieBanner } from './CookieBanner.tsx';
import type { CookieBannerProps } from './CookieBanner.tsx';

const Page = (props: CookieBannerProps) => (
  <>
    <CookieBanner {...props} />
    {Array.from({ length: 30 }, (_, index) => (
      <p key={index}>
        <Button variant="quiet">Product {index + 1}</Button>
      </p>
    ))}
  </>
);

const meta = {
  title: 'ui/CookieBanner',
  component: CookieBanner,
  render: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'May we use cookies?',
    children: 'Some are needed for the shop to work. With others we remember your preferences and count visits.',
    choices: [
      { label: 'Accept all', onChoose: fn() },
      { label: 'Only necessary', onChoose: fn() },
      { label: 'Choose', onChoose: fn() },
    ],
  },
} satisfies Meta<typeof CookieBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The keyboard reaches the banner first, goes on into the page, and nothing focused lies under it. */
export const Open: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const banner = canvas.getByRole('region', { name: 'May we use cookies?' });
    const { documentElement } = canvasElement.ownerDocument;
    await waitFor(() => expect(documentElement.style.getPropertyValue('--reserved-room')).not.toBe(''));
    for (const { label } of args.choices) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: String(label) })).toHaveFocus();
    }
    for (let count = 1; count <= 30; count += 1) {
      await userEvent.tab();
      const focused = canvas.getByRole('button', { name: `Product ${count}` });
      await expect(focused).toHaveFocus();
      await expect(focused.getBoundingClientRect().bottom).toBeLessThanOrEqual(banner.getBoundingClientRect().top);
    }
  },
};

/** Each choice is one press, and of the same size and look. */
export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const buttons = args.choices.map(({ label }) => canvas.getByRole('button', { name: String(label) }));
    await expect(new Set(buttons.map((button) => Math.round(button.getBoundingClientRect().width))).size).toBe(1);
    await expect(new Set(buttons.map((button) => getComputedStyle(button).backgroundColor)).size).toBe(1);
    for (const button of buttons) await userEvent.click(button);
    for (const { onChoose } of args.choices) await expect(onChoose).toHaveBeenCalledTimes(1);
  },
};

/** The longest texts of the four languages. */
export const LongFinnishText: Story = {
  args: {
    title: 'Saammeko käyttää evästeitä?',
    children:
      'Kaupan toiminta vaatii osan evästeistä. Haluaisimme käyttää evästeitä myös valintojesi muistamiseen, kävijöiden laskemiseen ja markkinoinnin kohdentamiseen. Voit muuttaa valintaasi milloin tahansa sivun alareunassa.',
    choices: ['Hyväksy kaikki', 'Vain välttämättömät', 'Valitse itse'].map((label) => ({ label, onChoose: fn() })),
  },
};
