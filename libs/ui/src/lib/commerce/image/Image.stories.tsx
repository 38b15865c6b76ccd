import type { Meta, StoryObj } from '@storybook/react-vite';

import { Image } from './Image.tsx';

const meta = {
  title: 'ui/Image',
  component: Image,
  args: { fileName: 'ankle-boot-1.jpg', alt: 'Black ankle boot', sizes: '20rem', width: 320, height: 400 },
  decorators: [(Story) => <div style={{ width: '20rem' }}>{<Story />}</div>],
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lazy: Story = {};

export const FirstView: Story = { args: { priority: true } };
