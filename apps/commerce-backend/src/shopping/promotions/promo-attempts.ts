import type { Attempt } from '../../platform/limits/throttle.ts';

/** Wrong codes of one cart: eight in a minute, which a guess at a code exceeds by far. */
export const promoAttempts = (cartId: string): readonly Attempt[] => [
  { kind: 'promo', by: [cartId], rule: { burst: 8, window: 60, leaks: true, firstWait: 60, maxWait: 60 } },
];
