import { NavigationProvider } from '@lyng/ui';
import type { NavigateOptions } from '@lyng/ui';
import { startTransition, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { PendingNavigationContext, presentKey } from './pending-navigation.ts';
import type { PendingNavigation } from './pending-navigation.ts';
import { RouterLink } from './RouterLink.tsx';

/**
 * Gives the ui library the router's link and navigation. A link that knows something of its page is pending from the
 * press on: the router renders its own state in a transition, after everything else.
 */
export function RouterNavigationProvider({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const [pending, setPending] = useState<PendingNavigation | null>(null);
  const navigation = useMemo(
    () => ({
      Link: RouterLink,
      navigate: async (href: string, { known, replace = false, preserveScroll = false }: NavigateOptions = {}) => {
        const next = known
          ? { known, pathname: new URL(href, window.location.href).pathname, from: presentKey(), top: window.scrollY }
          : null;
        setPending(next);
        await navigate(href, { replace, preventScrollReset: preserveScroll });
        // In the same transition as the page itself.
        if (next) startTransition(() => setPending((now) => (now === next ? null : now)));
      },
    }),
    [navigate],
  );
  const state = useMemo(() => ({ pending, end: () => setPending(null) }), [pending]);
  return (
    <NavigationProvider value={navigation}>
      <PendingNavigationContext value={state}>{children}</PendingNavigationContext>
    </NavigationProvider>
  );
}
