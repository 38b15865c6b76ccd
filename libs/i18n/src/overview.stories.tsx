import type { Meta, StoryObj } from '@storybook/react-vite';
import { LibraryOverview } from '../../../tools/presets/LibraryOverview.tsx';
import * as api from './index.ts';

const meta = {
  title: 'i18n/Overview',
  component: LibraryOverview,
  args: { name: '@lyng/i18n', purpose: 'Lingui set-up, message loading, money and date formats.', api: { ...api } },
} satisfies Meta<typeof LibraryOverview>;

export default meta;

/** The exports of the library, read from its entry point. */
export const PublicApi: StoryObj<typeof meta> = {};
