/**
 * Site paths without market or language prefix, which only the storefront knows. Aliases are lower-case ASCII, so that
 * no path needs escaping.
 */
export const productPath = (alias: string): string => `/p/${alias}`;
export const categoryPath = (alias: string): string => `/c/${alias}`;
export const brandPath = (alias: string): string => `/b/${alias}`;
export const campaignPath = (alias: string): string => `/dc/${alias}`;
export const contentPath = (alias: string): string => `/content/${alias}`;
