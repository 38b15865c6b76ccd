import { createContext, use } from 'react';
import type { ComponentProps, ComponentType } from 'react';

/** Options of a navigation. */
export interface NavigateOptions {
  /** Replaces the present history entry. */
  readonly replace?: boolean;
  /** Keeps the scroll position. */
  readonly preserveScroll?: boolean;
  /** Known data of the next page, which the page shows while it loads; a plain object. */
  readonly known?: object;
}

/** A link's own props: an address and the rules of the navigation, over those of `<a>`. */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, NavigateOptions {
  readonly href: string;
  /** Loads the page's data as soon as the link is about to be in view, not only when it is touched. */
  readonly prefetchInView?: boolean;
}

/** The host's router for the components. */
export interface Navigation {
  readonly Link: ComponentType<LinkProps>;
  readonly navigate: (href: string, options?: NavigateOptions) => void;
}

/** Gives every `Link` and `useNavigation` below it the host's router. */
export const NavigationContext = createContext<Navigation | null>(null);

const navigateByDocument: Navigation['navigate'] = (href, options) => {
  if (options?.replace) window.location.replace(href);
  else window.location.assign(href);
};

/** The host's client-side navigation; loads the document where there is no router. */
export const useNavigation = (): Pick<Navigation, 'navigate'> =>
  use(NavigationContext) ?? { navigate: navigateByDocument };
