import { defineFeature } from '@lyng/feature';
import type { Feature } from '@lyng/feature';
import type { SeoOptions } from './lib/core/seo-options.ts';

/** Browsers load nothing of it. */
export const seo = (_options: SeoOptions): Feature => defineFeature({ id: 'seo' });
