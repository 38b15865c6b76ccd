import type { ServerHalf } from '@lyng/feature';
import { NewsletterForm } from '../react/newsletter/NewsletterForm.tsx';

export const newsletterForm: NonNullable<ServerHalf['forms']> = async (
  { loadMessages },
  _visit,
  _posted,
  frameData,
) => {
  await loadMessages('newsletter', true);
  return { newsletter: <NewsletterForm percentOff={frameData.business?.welcomePercentOff} /> };
};
