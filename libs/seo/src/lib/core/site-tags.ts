import type { HeadTag } from '@lyng/feature';
import type { Site } from '@lyng/routing/core';
import { tokens } from '@lyng/ui';

const { light, dark } = tokens.color.background;

const manifestPath = ({ market, language }: Pick<Site, 'market' | 'language'>): string =>
  `/manifests/${market}/${language}.webmanifest`;

const themeColour = (theme: 'light' | 'dark', content: string): HeadTag => ({
  name: 'meta',
  attributes: { name: 'theme-color', content, media: `(prefers-color-scheme: ${theme})` },
});

/** Icons, manifest and the colour of the browser's own bars. */
export const siteTags = (site: Site): readonly HeadTag[] => [
  themeColour('light', light),
  themeColour('dark', dark),
  { name: 'link', attributes: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' } },
  { name: 'link', attributes: { rel: 'manifest', href: manifestPath(site) } },
];

/** The web manifest of a site, whose paths begin with `basePath` on this host. */
export const webManifest = (name: string, language: string, basePath: string): object => ({
  name,
  short_name: name,
  lang: language,
  dir: 'ltr',
  start_url: basePath || '/',
  scope: `${basePath}/`,
  display: 'minimal-ui',
  background_color: light,
  theme_color: light,
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
});
