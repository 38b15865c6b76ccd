import type { Feature, Frame } from '@lyng/feature';
import { makeShopConfig } from '@lyng/feature/testing';
import { createStorefront } from '../shared/create-storefront.ts';
import type { Storefront } from '../shared/create-storefront.ts';

/** A frame without a look, for tests. */
export const testFrame: Frame = {
  Layout: () => null,
  data: async () => ({ loadFrameData: async () => ({}) }),
  ShellError: () => null,
  errorMessage: async () => ({ ErrorMessage: () => null }),
  errorTitle: (status) => ({ id: status === 404 ? 'Not found' : 'Broken' }),
};

/** A shop of these features, for tests. */
export const makeStorefront = (features: readonly Feature[] = [], frame: Partial<Frame> = {}): Storefront =>
  createStorefront({ config: makeShopConfig(), features, frame: { ...testFrame, ...frame } });
