/** Whether a page has all its parts; an incomplete one may be sent, but never replaces a cached page. */
export const isComplete = (loaderData: Readonly<Record<string, unknown>>): boolean =>
  !Object.values(loaderData).some((data) => (data as { readonly isIncomplete?: boolean } | null)?.isIncomplete);
