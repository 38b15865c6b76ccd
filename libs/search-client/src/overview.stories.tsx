import type { Meta, StoryObj } from '@storybook/react-vite';
import { LibraryOverview } from '../../../tools/presets/LibraryOverview.tsx';
import * as api from './index.ts';

const meta = {
  title: 'search-client/Overview',
  component: LibraryOverview,
  args: { name: '@lyng/search-client', purpose: 'Client of the product search service.', api: { ...api } },
} satisfies Meta<typeof LibraryOverview>;

export default meta;

/** The exports of the library, read from its entry point. */
export const PublicApi: StoryObj<typeof meta> = {};
