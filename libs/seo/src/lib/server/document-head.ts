import type { DocumentHead, DocumentPage } from '@lyng/feature';
import { organisation } from '../core/organisation.ts';
import { previewTags } from '../core/preview-tags.ts';
import type { SeoOptions } from '../core/seo-options.ts';
import { siteTags } from '../core/site-tags.ts';

/** The tags in the head of a document for crawlers and phones. */
export const documentHead =
  ({ business }: SeoOptions) =>
  (page: DocumentPage): DocumentHead => ({
    pageTags: previewTags(page),
    siteTags: siteTags(page.site),
    ...(page.screen === 'home' && page.head.alternates && { structuredData: organisation(page, business) }),
  });
