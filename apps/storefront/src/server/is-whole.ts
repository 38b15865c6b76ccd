/** What a page goes out without, and has `null` for, when its own question was not answered in time. */
const parts = ['menus', 'findings', 'reviews'] as const;

const lacksPart = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && parts.some((part) => (data as Readonly<Record<string, unknown>>)[part] === null);

/** Whether a page has all that belongs on it; one that has not may be sent, but takes no other's place in a cache. */
export const isWhole = (loaderData: Readonly<Record<string, unknown>>): boolean => !Object.values(loaderData).some(lacksPart);
