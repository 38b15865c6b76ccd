import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppContext } from './app-context.ts';
import type { PageHead } from '../head/page-head.ts';

/** A feature's data in another feature's screen. */
export interface AddedData<Data> {
  readonly data: Data;
  /** Set when a part is missing because its request failed: such a page is sent, but not cached. */
  readonly isIncomplete?: boolean;
  /** Completes the page's head, such as its structured data. */
  readonly extendHead?: (head: PageHead) => PageHead;
}

/** Loads added data, in parallel with the screen's own. It never rejects for a part that the page can do without. */
export interface ScreenDataModule {
  readonly loadAdded: (args: LoaderFunctionArgs) => Promise<AddedData<unknown>>;
  /** Loads what `loadAdded` loads beside the data, ahead of a navigation. */
  readonly prefetch?: (app: AppContext) => Promise<unknown>;
}

/** The page's data of the feature with that id; `undefined` while the page shows an error. */
export const useAddedData = <Data>(id: string): Data | undefined =>
  (useLoaderData() as { readonly added?: Readonly<Record<string, unknown>> } | undefined)?.added?.[id] as
    | Data
    | undefined;
