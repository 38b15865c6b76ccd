import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { sourcePlugins } from '../../../tools/presets/vite-lib.mjs';
import { storyImages } from '../images/image-plugin.ts';

const here = dirname(fileURLToPath(import.meta.url));

/** `STORIES=libs/cart,libs/ui` leaves the other libraries out, in Storybook and in its tests. */
const libraries = (process.env['STORIES'] || 'libs/*').split(',');

/** One Storybook over all libraries. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: libraries.map((library) => `../../../${library}/src/**/*.stories.tsx`),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // In a test every story runs the rules of `checks/`; else every component has its page.
  previewAnnotations: (entries = []) => [
    ...entries,
    join(here, process.env['VITEST'] ? '../checks/story-checks.ts' : '../pages/docs-annotations.ts'),
  ],
  viteFinal: (base) =>
    mergeConfig(
      {
        ...base,
        plugins: base.plugins?.filter((plugin) => !(plugin && 'name' in plugin && plugin.name === 'vite:react-babel')),
      },
      {
        plugins: [...sourcePlugins(), storyImages()],
        resolve: { conditions: ['@lyng/source', 'module', 'browser', 'development|production'] },
        server: { fs: { allow: [join(here, '../../..')] } },
      },
    ),
};

export default config;
