import { isLanguage } from '@lyng/model';
import type { PageAlternate, PageMeta } from '../core/page-meta.ts';
import { present } from './present.ts';

interface WireMeta {
  readonly title: string | null;
  readonly description: string | null;
}

export const parseMeta = (meta: WireMeta | null | undefined): PageMeta => ({
  title: meta?.title ?? '',
  description: meta?.description ?? '',
});

interface WireUrl {
  readonly url: string;
  readonly language: string;
}

/** The page's addresses in the shop's languages; the wire names a language `sv` or `sv-SE`. */
export const parseAlternates = (urls: readonly (WireUrl | null)[] | null | undefined): readonly PageAlternate[] =>
  present(urls).flatMap(({ url, language: tag }) => {
    const language = tag.slice(0, 2).toLowerCase();
    return isLanguage(language) && url ? [{ language, path: url }] : [];
  });
