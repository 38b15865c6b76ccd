import { isRouteErrorResponse } from 'react-router-dom';

/** An error's own status, or 500. */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  const { status } = (typeof error === 'object' && error !== null ? error : {}) as { readonly status?: unknown };
  return typeof status === 'number' && status >= 400 && status <= 599 ? status : 500;
}
