import type { Meta, StoryObj } from '@storybook/react-vite';
import { LibraryOverview } from '../../../tools/presets/LibraryOverview.tsx';
import * as api from './index.ts';

const meta = {
  title: 'routing/Overview',
  component: LibraryOverview,
  args: {
    name: '@lyng/routing',
    purpose: 'The route table, addresses per language and market, and the list-query grammar.',
    api: { ...api },
  },
} satisfies Meta<typeof LibraryOverview>;

export default meta;

/** The exports of the library, read from its entry point. */
export const PublicApi: StoryObj<typeof meta> = {};
