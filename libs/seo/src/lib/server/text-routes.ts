import type { RouteHandler, ServerRoute } from '@lyng/feature';
import { href } from '@lyng/routing/core';
import { hostSites } from '../core/host-sites.ts';
import { printLlmsTxt } from '../core/llms-txt.ts';
import { printRobots } from '../core/robots.ts';
import { printSecurityTxt } from '../core/security-txt.ts';
import type { SeoOptions } from '../core/seo-options.ts';
import { siteListsOf } from './site-lists.ts';
import { error404, orUnavailable, sendFile } from './text-responses.ts';

const TEXT = 'text/plain';

/** Categories of the file for language models: the departments and what is directly below them. */
const MAX_CATEGORIES = 40;

const robots: RouteHandler = async (_parameters, request) => {
  const { sites, origins } = hostSites(request);
  return sendFile(TEXT, printRobots(sites, `${origins[sites[0].market]}/sitemap.xml`));
};

const securityTxt =
  ({ business }: SeoOptions): RouteHandler =>
  async (_parameters, request) => {
    const { sites, origins } = hostSites(request);
    const [{ market }] = sites;
    const contact = business.contacts[market];
    if (!contact) return error404;
    const languages = [...new Set(sites.map(({ language }) => language))];
    return sendFile(
      TEXT,
      printSecurityTxt(contact.email, languages, `${origins[market]}/.well-known/security.txt`, request.now),
    );
  };

const llmsTxt = orUnavailable(async (_parameters, request) => {
  const {
    sites: [site],
    origins,
  } = hostSites(request);
  const { categories, menus } = await siteListsOf(request, site);
  const link = (label: string, path: string) => ({ label, address: origins[site.market] + path });
  const lists = {
    title: new URL(origins[site.market]).hostname,
    links: categories
      .slice(0, MAX_CATEGORIES)
      .map(({ alias, label }) => link(label, href('category', { category: alias }, site))),
  };
  const texts = menus.map(({ title, pages }) => ({
    title,
    links: pages.map(({ alias, label }) => link(label, href('content', { alias }, site))),
  }));
  const files = { title: 'XML', links: [link('Sitemap', '/sitemap.xml')] };
  return sendFile('text/markdown', printLlmsTxt(request.config.name, [lists, ...texts, files]));
});

/** The text files of a host. */
export const textRoutes = (options: SeoOptions): readonly ServerRoute[] => [
  { path: '/robots.txt', get: robots },
  { path: '/.well-known/security.txt', get: securityTxt(options) },
  { path: '/llms.txt', get: llmsTxt },
];
