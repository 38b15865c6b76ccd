import type { Meta, StoryObj } from '@storybook/react-vite';
import { PreviewNotice } from './PreviewNotice.tsx';

const meta = { title: 'content/PreviewNotice', component: PreviewNotice } satisfies Meta<typeof PreviewNotice>;

export default meta;

export const ForAnEditor: StoryObj<typeof meta> = {};
