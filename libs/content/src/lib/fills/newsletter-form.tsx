import { useFrameData } from '@lyng/feature';
import type { Slots } from '@lyng/feature';
import { NewsletterForm } from '../react/newsletter/NewsletterForm.tsx';

/** The newsletter's form on its own page, which has a heading. */
export const Part = (form: Slots['newsletter:form']) => (
  <NewsletterForm {...form} hasHeading={false} percentOff={useFrameData()?.business.welcomePercentOff} />
);
