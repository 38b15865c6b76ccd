import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The heading and title of an error page, by its status. */
export const errorTitle = (status: number): MessageDescriptor =>
  status === 404 ? msg`This page could not be found` : msg`Something went wrong`;
