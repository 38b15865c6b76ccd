/** What a page goes out without, and has `null` for, when its own question was not answered in time. */
const parts = ['menus', 'findings', 'reviews', 'alike'] as const;

type Asked = Readonly<Record<string, unknown>>;

/** The rows of products have a place each. */
const lacksPart = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  (parts.some((part) => (data as Asked)[part] === null) ||
    Object.values((data as { readonly rows?: Asked }).rows ?? {}).includes(null));

/** Whether a page has all that belongs on it; one that has not may be sent, but takes no other's place in a cache. */
export const isWhole = (loaderData: Readonly<Record<string, unknown>>): boolean =>
  !Object.values(loaderData).some(lacksPart);
