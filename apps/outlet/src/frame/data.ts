import { appContext } from '@lyng/feature';
import type { FrameDataModule } from '@lyng/feature';
import { businessFacts } from '@lyng/storefront-kit';
import businessFile from '../../business.config.json' with { type: 'json' };

/** The facts of the company. */
export const loadFrameData: FrameDataModule['loadFrameData'] = async ({ context }) => {
  const { market, language } = context.get(appContext).site;
  return { business: businessFacts(businessFile, market, language) };
};
