import type { Feature } from '@lyng/feature';
import { seo } from '@lyng/seo/feature';
import business from '../../../business.config.json' with { type: 'json' };
import { features } from './features.ts';
import { shopTexts } from './frame/feature.server.ts';

/** The features of the shop on the server, where features have more parts. */
export const serverFeatures: readonly Feature[] = [...features, shopTexts, seo({ business, features })];
