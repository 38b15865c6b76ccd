import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';

const only = process.env.LINGUI_PROJECTS?.split(',');

/** One catalogue per language in every project that has a `locales` folder. */
const projects = ['libs', 'apps']
  .flatMap((folder) => readdirSync(join(import.meta.dirname, folder)).map((name) => `${folder}/${name}`))
  .filter(
    (project) => existsSync(join(import.meta.dirname, project, 'src/locales')) && (!only || only.includes(project)),
  );

/**
 * Folders of a library whose texts only some pages show, or only on request: they have a catalogue of
 * their own (`locales/lazy/`, `locales/list/` …), so that the library's other pages do not bring them along.
 */
const ownCatalogues = {
  'libs/cart': { 'account-cart': ['account-cart'], header: ['header-cart'] },
  'libs/catalogue': {
    brands: ['brands', 'brands-index'],
    lazy: ['back-in-stock', 'price-history', 'product-details', 'product-parts'],
    list: ['product-list'],
    overlay: ['last-visited', 'personal-rows', 'quick-shop', 'recommendations', 'size-choice'],
  },
  'libs/content': { newsletter: ['newsletter'], widgets: ['content-panel', 'more-widgets'] },
  'libs/favourites': { page: ['favourites', 'favourites-page'], tools: ['favourite-tools'] },
  'libs/loyalty': { vouchers: ['cart-vouchers'] },
  'libs/search': { header: ['header-search'] },
  'libs/tracking': { footer: ['cookie-settings-button'] },
};

const never = ['**/*.spec.*', '**/*.stories.*', '**/*.generated.ts'];

const catalogsOf = (project) => {
  const apart = Object.entries(ownCatalogues[project] ?? {}).map(([name, folders]) => ({
    path: `<rootDir>/${project}/src/locales/${name}/{locale}`,
    include: folders.map((folder) => `<rootDir>/${project}/src/lib/*/${folder}/*.{ts,tsx}`),
    exclude: never,
  }));
  const own = {
    path: `<rootDir>/${project}/src/locales/{locale}`,
    include: [`<rootDir>/${project}/src/**/*.{ts,tsx}`],
    exclude: [...never, ...apart.flatMap(({ include }) => include)],
  };
  return [own, ...apart];
};

export default {
  rootDir: import.meta.dirname,
  sourceLocale: 'en',
  locales: ['da', 'sv', 'nb', 'fi'],
  format: formatter({ lineNumbers: false, origins: false }),
  catalogs: projects.flatMap(catalogsOf),
};
