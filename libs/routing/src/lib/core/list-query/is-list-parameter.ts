import { isFilterKey } from './filter-shapes.ts';

/**
 * The parameters of a list beside its filters; the last two are the price fields of a form that was sent without
 * script.
 */
const otherNames: readonly string[] = ['page', 'sort', 'price-from', 'price-to'];

/** Distinguishes the query parameters that a list reads from all others. */
export const isListParameter = (name: string): boolean => isFilterKey(name) || otherNames.includes(name);
