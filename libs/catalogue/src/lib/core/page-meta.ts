import type { Language } from '@lyng/model';

/** What search engines and browser tabs get about a page; empty where the backend has nothing. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
}

/** The same page in another language: its path without language or market prefix. */
export interface PageAlternate {
  readonly language: Language;
  readonly path: string;
}
