import type { Site } from '../core/site.ts';
import type { SiteConfig } from '../core/site-config.ts';

/** A site for tests: Danish, without prefix, by default. */
export const makeSite = (changes: Partial<Site> = {}): Site => ({
  market: 'dk',
  language: 'da',
  basePath: '',
  slug: 'lyng',
  ...changes,
});

/** Four markets with a host each, and a shared one, for tests. */
export const makeSiteConfig = (changes: Partial<SiteConfig> = {}): SiteConfig => ({
  slug: 'lyng',
  sharedHost: 'localhost',
  defaultMarket: 'dk',
  markets: [
    { alias: 'dk', host: 'dk.localhost', country: 'DK', currency: 'DKK', languages: ['da'] },
    { alias: 'se', host: 'se.localhost', country: 'SE', currency: 'SEK', languages: ['sv'] },
    { alias: 'no', host: 'no.localhost', country: 'NO', currency: 'NOK', languages: ['nb'] },
    { alias: 'fi', host: 'fi.localhost', country: 'FI', currency: 'EUR', languages: ['fi'] },
  ],
  ...changes,
});
