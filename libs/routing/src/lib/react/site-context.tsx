import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { createHref } from '../core/href.ts';
import type { Href } from '../core/href.ts';
import type { Site } from '../core/site.ts';

interface SiteContextValue {
  readonly site: Site;
  readonly href: Href;
}

const SiteContext = createContext<SiteContextValue | undefined>(undefined);

/** Provides the page's site to everything below it. */
export function SiteProvider({ value, children }: { readonly value: Site; readonly children: ReactNode }): ReactNode {
  const context = useMemo(() => ({ site: value, href: createHref(value) }), [value]);
  return <SiteContext value={context}>{children}</SiteContext>;
}

function useSiteContext(): SiteContextValue {
  const context = useContext(SiteContext);
  if (!context) {
    throw new Error(
      '@lyng/routing: no site is known here, so no link can be written. Render this component inside <SiteProvider>.',
    );
  }
  return context;
}

/** The site of the page: market, language, base path and slug. */
export const useSite = (): Site => useSiteContext().site;

/**
 * Writes links of the page's site; the function stays the same as long as the site does.
 * @example const href = useHref(); href('product', { alias })
 */
export const useHref = (): Href => useSiteContext().href;
