import type { Meta, StoryObj } from '@storybook/react-vite';
import { LibraryOverview } from '../../../tools/presets/LibraryOverview.tsx';
import * as api from './index.ts';

const meta = {
  title: 'commerce-client/Overview',
  component: LibraryOverview,
  args: {
    name: '@lyng/commerce-client',
    purpose: 'Speaks with the commerce GraphQL API: schema, transport, cache, typed errors.',
    api: { ...api },
  },
} satisfies Meta<typeof LibraryOverview>;

export default meta;

/** The exports of the library, read from the library itself. */
export const PublicApi: StoryObj<typeof meta> = {};
