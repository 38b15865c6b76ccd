import type { Meta, StoryObj } from '@storybook/react-vite';
import { LibraryOverview } from '../../../tools/presets/LibraryOverview.tsx';
import * as api from './index.ts';

const meta = {
  title: 'feature/Overview',
  component: LibraryOverview,
  args: {
    name: '@lyng/feature',
    purpose: 'What the features of a shop and the storefront that composes them agree on.',
    api: { ...api },
  },
} satisfies Meta<typeof LibraryOverview>;

export default meta;

/** The public API, read from the library itself. */
export const PublicApi: StoryObj<typeof meta> = {};
