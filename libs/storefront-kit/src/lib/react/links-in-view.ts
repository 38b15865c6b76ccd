const links = new Set<HTMLAnchorElement>();
let observer: IntersectionObserver | undefined;

/** The `ref` of a link whose page is loaded ahead when it comes into view. */
export const linkInView = (link: HTMLAnchorElement): (() => void) => {
  links.add(link);
  observer?.observe(link);
  return () => {
    links.delete(link);
    observer?.unobserve(link);
  };
};

/** From now on calls `prefetch` for the address of each of those links once, when it is one screen away or nearer. */
export function watchLinksInView(prefetch: (link: HTMLAnchorElement) => void): void {
  // A list that comes back with its links causes no request.
  const prefetched = new WeakMap<Element, string>();
  observer?.disconnect();
  observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const link = target as HTMLAnchorElement;
        if (!isIntersecting || prefetched.get(link) === link.href) continue;
        prefetched.set(link, link.href);
        prefetch(link);
      }
    },
    { rootMargin: '0px 0px 100%' },
  );
  for (const link of links) observer.observe(link);
}
