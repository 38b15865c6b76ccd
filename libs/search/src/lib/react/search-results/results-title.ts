import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The heading and title of the results; the phrase is what was searched for. */
export const resultsTitle = (phrase: string): MessageDescriptor => msg`Results for “${phrase}”`;
