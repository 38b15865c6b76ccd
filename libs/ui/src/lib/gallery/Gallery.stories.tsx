import type { Meta, StoryObj } from '@storybook/react-vite';

import { Gallery } from './Gallery.tsx';

const pictures = (count: number) => Array.from({ length: count }, (_, index) => ({ fileName: `ankle-boot-${index + 1}.jpg`, alt: `Ankle boot, picture ${index + 1}` }));

const meta = {
  title: 'ui/Gallery',
  component: Gallery,
  args: { label: 'Product pictures', images: pictures(3) },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const Four: Story = { args: { images: pictures(4) } };

export const One: Story = { args: { images: pictures(1) } };
