import '@lyng/ui/font.css';
import '@lyng/ui/tokens.css';
import '@lyng/ui/base.css';
import './docs.css';
import { isLanguage } from '@lyng/model';
import type { Preview } from '@storybook/react-vite';
import { showDrawnPictures } from '../pictures/show-drawn-pictures.ts';
import { ShopStage } from './ShopStage.tsx';

if (import.meta.env.PROD) showDrawnPictures(document);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [
    (Story, { globals: { language, theme } }) => (
      <ShopStage language={isLanguage(language) ? language : 'da'} theme={String(theme)}>
        <Story />
      </ShopStage>
    ),
  ],
  globalTypes: {
    language: {
      description: 'Market and language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'da', title: 'Denmark, Danish' },
          { value: 'sv', title: 'Sweden, Swedish' },
          { value: 'nb', title: 'Norway, Norwegian' },
          { value: 'fi', title: 'Finland, Finnish' },
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
  },
  // STORYBOOK_THEME=dark runs every story's test in the dark.
  initialGlobals: { language: 'da', theme: import.meta.env['STORYBOOK_THEME'] ?? 'light' },
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
