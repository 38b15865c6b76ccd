import { aboutPage } from './pages/about-page.ts';
import { customerServicePage } from './pages/customer-service-page.ts';
import { privacyPage } from './pages/privacy-page.ts';
import { returnsPage } from './pages/returns-page.ts';
import { sizeGuidePage } from './pages/size-guide-page.ts';
import { termsPage } from './pages/terms-page.ts';
import type { ContentPage } from './content-page.ts';

/** Every page of text, in the order of the footer. */
export const contentPages: readonly ContentPage[] = [
  customerServicePage,
  returnsPage,
  sizeGuidePage,
  aboutPage,
  termsPage,
  privacyPage,
];
