import type { Language } from '@lyng/model';

/** The title and description of a page for search engines and browser tabs; empty where the backend has nothing. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
}

/** The same page in another language: its path without language or market prefix. */
export interface PageAlternate {
  readonly language: Language;
  readonly path: string;
}
