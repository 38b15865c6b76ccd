import { shopName } from '../config.ts';

/** `Sneakers | Lyng`. */
export const pageTitle = (name: string): string => (name ? `${name} | ${shopName}` : shopName);
