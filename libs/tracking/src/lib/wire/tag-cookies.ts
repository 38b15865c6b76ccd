import { parseCookies } from '@lyng/browser';

/** The cookies that the tags of a tag manager have set. */
export interface TagCookies {
  readonly names: () => readonly string[];
  readonly remove: (name: string) => void;
}

/** The cookies of a page, wherever they belong: tags set theirs for the highest domain that a browser lets them. */
export const tagCookiesOf = (document: { cookie: string }, hostname: string): TagCookies => ({
  names: () => [...parseCookies(document.cookie).keys()],
  remove: (name) => {
    const labels = hostname.split('.');
    const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
    // A browser ignores those of a domain that is not the page's own.
    for (const domain of ['', ...domains]) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  },
});
