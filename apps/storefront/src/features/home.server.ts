import type { ServerHalf } from '@lyng/feature';

export const homeServer: ServerHalf = { cachedScreens: { home: (name) => name === 'action' } };
