import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Icon } from '../icon/Icon.tsx';
import { Combobox } from './Combobox.tsx';

const meta = {
  title: 'ui/Combobox',
  component: Combobox,
  args: {
    id: 'story-field',
    label: 'Search for goods and brands',
    name: 'q',
    type: 'search',
    onType: fn(),
    groups: [
      {
        label: 'Suggestions',
        options: ['ankle boots', 'boots for women', 'rain boots'].map((text) => ({
          id: text,
          text,
          lead: <Icon name="search" size="s" />,
        })),
      },
      {
        label: 'Categories',
        options: [
          { id: 'c-1', text: 'Boots', aside: '312' },
          { id: 'c-2', text: 'Boots and bootees for children', aside: '48' },
        ],
      },
    ],
  },
  decorators: [
    (Story, { args }) => (
      <form action="#search" style={{ maxWidth: '32rem', minHeight: '28rem' }}>
        <label htmlFor={args.id}>{args.label}</label>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** Free text is allowed; arrow keys go to the options and back to the text. */
export const ByKeyboard: Story = {
  args: { onChoose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'boo');
    await expect(args.onType).toHaveBeenLastCalledWith('boo');
    await expect(canvas.getAllByRole('option')).toHaveLength(5);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'c-2' }));
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('listbox')).toBeVisible();
  },
};

const enter: NonNullable<Story['play']> = ({ canvas, userEvent }) =>
  userEvent.type(canvas.getByRole('combobox'), 'boo');

/** The previous options stay while the next ones are loading. */
export const Busy: Story = { args: { busy: true }, play: enter };

export const BusyAtFirst: Story = { args: { busy: true, groups: [] }, play: enter };

export const Empty: Story = {
  args: { groups: [], emptyText: 'Nothing goes by that name. Press Enter to search for it all the same.' },
  play: enter,
};

export const OneGroup: Story = {
  args: {
    groups: [{ options: ['Copenhagen', 'Kolding', 'Kokkedal'].map((text) => ({ id: text, text })) }],
    label: 'Town',
    type: 'text',
  },
  play: ({ canvas, userEvent }) => userEvent.type(canvas.getByRole('combobox'), 'ko'),
};

/** Removable rows make the list a grid: arrow right goes to the icon, Delete removes at once. */
export const Removable: Story = {
  args: {
    groups: [
      {
        label: 'Recent searches',
        options: ['rain boots', 'parka'].map((text) => ({
          id: text,
          text,
          lead: <Icon name="search" size="s" />,
          removeLabel: `Remove ${text}`,
        })),
      },
      { label: 'Popular', options: [{ id: 'clogs', text: 'clogs', note: 'From 499 kr' }] },
    ],
    onRemove: fn(),
    footer: () => <button type="button">Remove all recent searches</button>,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('combobox')).toHaveAttribute(
      'aria-activedescendant',
      canvas.getByRole('gridcell', { name: 'Remove rain boots' }).id,
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ id: 'rain boots' }));
  },
};
