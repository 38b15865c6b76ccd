import type { Language } from '@lyng/model';
import type { View } from '../wire/view.ts';
import type { TextBlock } from './text-block.ts';

/** One content page in one language. */
export interface ContentText {
  readonly title: string;
  /** One sentence for search engines. */
  readonly description: string;
  readonly blocks: readonly TextBlock[];
}

/** The request data that a page of text needs. */
export type PageView = Pick<View, 'scope' | 'shop'>;

/** A page of text. Its alias is the same in every language; amounts in its texts are those of the reader's market. */
export interface ContentPage {
  readonly alias: string;
  readonly menuLabel: Readonly<Record<Language, string>>;
  readonly texts: (view: PageView) => Readonly<Record<Language, ContentText>>;
}
