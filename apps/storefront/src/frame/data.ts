import { appContext } from '@lyng/feature';
import type { FrameData } from '@lyng/feature';
import { businessFacts } from '@lyng/storefront-kit';
import type { LoaderFunctionArgs } from 'react-router-dom';
import businessFile from '../../../../business.config.json' with { type: 'json' };

/** The shop's facts; the features add their own parts. */
export async function loadFrameData({ context }: LoaderFunctionArgs): Promise<Pick<FrameData, 'business'>> {
  const { market, language } = context.get(appContext).site;
  return { business: businessFacts(businessFile, market, language) };
}
