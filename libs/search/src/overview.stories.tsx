import type { Meta, StoryObj } from '@storybook/react-vite';
import { LibraryOverview } from '../../../tools/presets/LibraryOverview.tsx';
import * as api from './index.ts';

const meta = {
  title: 'search/Overview',
  component: LibraryOverview,
  args: {
    name: '@lyng/search',
    purpose: 'Finds products and pages by words: field, suggestions, results.',
    api: { ...api },
  },
} satisfies Meta<typeof LibraryOverview>;

export default meta;

/** The exports of the library, read from its entry point. */
export const PublicApi: StoryObj<typeof meta> = {};
