import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { FrameDataModule } from './frame-data.ts';

export interface ErrorMessageProps {
  readonly error: unknown;
  readonly isOnline: boolean;
}

/** The shop around its pages. */
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
