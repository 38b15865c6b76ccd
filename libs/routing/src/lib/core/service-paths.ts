/** Paths of the shop's own origin below which services respond in place of pages. */
export const servicePaths = ['/graphql', '/likes', '/cdn-cgi', '/payments', '/auth', '/api/storefront/v3'] as const;

/** The first names of these paths. */
const serviceNames: ReadonlySet<string> = new Set(servicePaths.map((path) => path.split('/', 2)[1] ?? ''));

/** Whether the decoded names of a path lead to a service, and not to a page. */
export const isServicePath = ([first = '']: readonly string[]): boolean => serviceNames.has(first);
