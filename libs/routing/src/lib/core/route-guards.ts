/** The result of a guard for a navigation. */
export type GuardVerdict =
  | { readonly kind: 'pass' }
  | { readonly kind: 'status'; readonly status: 404 | 500 | 503; readonly reason: string }
  | { readonly kind: 'redirect'; readonly location: string };

/** One registered middleware. */
export type RouteMiddleware<Context> = (context: Context) => GuardVerdict | Promise<GuardVerdict>;

const pass: GuardVerdict = { kind: 'pass' };

/** Runs middleware by name, in order, up to the first that does not pass; an unknown name is status 500. */
export async function runMiddleware<Context>(
  names: readonly string[],
  registry: ReadonlyMap<string, RouteMiddleware<Context>>,
  context: Context,
): Promise<GuardVerdict> {
  for (const name of names) {
    const middleware = registry.get(name);
    if (!middleware) return { kind: 'status', status: 500, reason: `unknown route middleware ${name}` };
    const verdict = await middleware(context);
    if (verdict.kind !== 'pass') return verdict;
  }
  return pass;
}
