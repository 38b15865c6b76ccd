import type { Meta, StoryObj } from '@storybook/react-vite';
import { LibraryOverview } from '../../../tools/presets/LibraryOverview.tsx';
import * as api from './index.ts';

const meta = {
  title: 'storefront-kit/Overview',
  component: LibraryOverview,
  args: {
    name: '@lyng/storefront-kit',
    purpose: "What every storefront's server does: public address, page cache, security headers, documents.",
    api: { ...api },
  },
} satisfies Meta<typeof LibraryOverview>;

export default meta;

/** The public API, read from the library itself. */
export const PublicApi: StoryObj<typeof meta> = {};
