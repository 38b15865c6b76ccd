import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isRouteErrorResponse } from 'react-router-dom';

/** Spec §8: an error's own status, or 500. */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  const { status } = (typeof error === 'object' && error !== null ? error : {}) as { readonly status?: unknown };
  return typeof status === 'number' && status >= 400 && status <= 599 ? status : 500;
}

/** The heading and title of an error page. */
export const errorTitle = (error: unknown): MessageDescriptor =>
  statusOf(error) === 404 ? msg`This page could not be found` : msg`Something went wrong`;
