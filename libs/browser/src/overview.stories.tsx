import type { Meta, StoryObj } from '@storybook/react-vite';
import { LibraryOverview } from '../../../tools/presets/LibraryOverview.tsx';
import * as api from './index.ts';

const meta = {
  title: 'browser/Overview',
  component: LibraryOverview,
  args: {
    name: '@lyng/browser',
    purpose: 'Cookies, storage, cross-tab channel, turns of tabs and timers behind small ports.',
    api: { ...api },
  },
} satisfies Meta<typeof LibraryOverview>;

export default meta;

/** The exports of the library, read from its entry point. */
export const PublicApi: StoryObj<typeof meta> = {};
