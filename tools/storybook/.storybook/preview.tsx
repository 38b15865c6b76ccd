import '@lyng/ui/font.css';
import '@lyng/ui/tokens.css';
import '@lyng/ui/base.css';
import './docs.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import shop from '../../../shop.config.json' with { type: 'json' };
import { valuesInView, viewOf } from '../args/args-in-view.ts';
import { lookOf } from '../look/look.ts';
import { showDrawnImages } from '../images/show-drawn-images.ts';
import { ShopProviders } from './ShopProviders.tsx';
import { globalTypes, initialGlobals } from './toolbar.ts';

// In ms: the machine that runs all stories is busy.
configure({ asyncUtilTimeout: 10_000 });

/** Tests find what a story shows by the words that it is written with. */
const isTest = import.meta.env.MODE === 'test';

if (import.meta.env.PROD) showDrawnImages(globalThis);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [
    (Story, { args, globals, moduleExport }) => {
      const look = lookOf(globals);
      const view = viewOf(globals, look, shop.defaultMarket, isTest || 'play' in Object(moduleExport));
      // Called, not rendered: what a story's own markup gives is reached as well.
      return <ShopProviders look={look}>{valuesInView(Story({ args: valuesInView(args, view) }), view)}</ShopProviders>;
    },
  ],
  globalTypes,
  initialGlobals,
  parameters: {
    // An axe violation fails the story's test.
    a11y: { test: 'error' },
    // The page's own ground, which follows the theme.
    backgrounds: { disable: true },
    controls: { matchers: { color: /colour$/i, date: /Date$/ } },
    options: { storySort: { order: ['ui', ['Overview', 'Tokens', '*'], '*', ['Overview', '*']] } },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
        laptop: { name: 'Laptop', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
};

export default preview;
