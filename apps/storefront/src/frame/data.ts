import { appContext } from '@lyng/feature';
import type { FrameData } from '@lyng/feature';
import { businessFacts } from '@lyng/storefront-kit';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { frameParts } from './frame-parts.ts';
import businessFile from '../../../../business.config.json' with { type: 'json' };

/** The shop's facts; the features add their own parts. */
export async function loadFrameData({ context }: LoaderFunctionArgs): Promise<Pick<FrameData, 'business'>> {
  const app = context.get(appContext);
  const { market, language } = app.site;
  await frameParts.load(app);
  return { business: businessFacts(businessFile, market, language) };
}
