import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

export interface ErrorMessageProps {
  readonly error: unknown;
  readonly isOnline: boolean;
}

/** The look of a shop around its pages. */
export interface Frame {
  /** Header, page and footer; it renders the router's outlet. */
  readonly Layout: ComponentType;
  /** Loads the layout's own data, once for each document. */
  readonly data: () => Promise<FrameDataModule>;
  /** The last resort, when the frame or the error page fails; it needs no texts and no data. */
  readonly ShellError: ComponentType;
  /** The message of an error page, with links. */
  readonly errorMessage: () => Promise<{ readonly ErrorMessage: ComponentType<ErrorMessageProps> }>;
  /** The heading and title of an error page, by its status. */
  readonly errorTitle: (status: number) => MessageDescriptor;
}

/**
 * The data of the frame around every page, loaded once for each document. A feature adds its own part by declaration
 * merging.
 */
export interface FrameData {
  /** Company and contact facts. */
  readonly business: BusinessFacts;
  /** The key of the forms of this page that change the cart (docs/adr/0015), new for every render; absent without a cart. */
  readonly formKey?: string;
}

/** Loads a part of the frame's data. It never rejects: the page renders without that part. */
export interface FrameDataModule {
  readonly loadFrameData: (
    args: LoaderFunctionArgs,
  ) => Promise<Partial<FrameData> & { readonly isIncomplete?: boolean }>;
}

/** Company and contact facts, as shown on a page. */
export interface BusinessFacts {
  /** On one line: the law requires it on every page. */
  readonly company: string;
  /** Customer service of the market: email address and phone number. */
  readonly contacts: readonly { readonly label: string; readonly href: string }[];
  /** When customer service is open on weekdays. */
  readonly serviceHours: string;
  /** Hours on weekdays within which an order is confirmed by email. */
  readonly confirmationHours: number;
  /** Discount in percent on the first order of a newsletter subscriber; absent without an offer. */
  readonly welcomePercentOff?: number;
}

/** The frame's data; `undefined` where its loader has failed. */
export const useFrameData = (): FrameData | undefined => useRouteLoaderData('root') as FrameData | undefined;
