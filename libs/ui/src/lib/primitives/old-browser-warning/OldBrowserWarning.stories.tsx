import type { Meta, StoryObj } from '@storybook/react-vite';

import { OldBrowserWarning } from './OldBrowserWarning.tsx';

const meta = {
  title: 'ui/OldBrowserWarning',
  component: OldBrowserWarning,
  args: {
    title: 'Din browser er for gammel til butikken.',
    children: 'Åbn siden i Edge, Chrome, Firefox eller Safari for at handle her.',
  },
} satisfies Meta<typeof OldBrowserWarning>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InInternetExplorer: Story = {};
