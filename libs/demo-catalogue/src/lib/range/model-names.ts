import names from '../../data/range/model-names.json' with { type: 'json' };
import type { Department } from '../copy/language-copy.ts';

/** First names, as Nordic shops name their models; no two lists have a name in common. */
export const modelNames: Record<Department | 'girls' | 'unisex', readonly string[]> = names;
