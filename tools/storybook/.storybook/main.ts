import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { sourcePlugins } from '../../../tools/presets/vite-lib.mjs';
import { storyPictures } from '../pictures/picture-plugin.ts';

const here = dirname(fileURLToPath(import.meta.url));

/** One Storybook over all libraries. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../../../libs/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    mergeConfig(
      { ...base, plugins: base.plugins?.filter((plugin) => !(plugin && 'name' in plugin && plugin.name === 'vite:react-babel')) },
      {
        plugins: [...sourcePlugins(), storyPictures()],
        resolve: { conditions: ['@lyng/source', 'module', 'browser', 'development|production'] },
        server: { fs: { allow: [join(here, '../../..')] } },
      },
    ),
};

export default config;
