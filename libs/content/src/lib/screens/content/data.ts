import { data, redirect } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { alternatesOf, appContext, movedTo, pageTitle, screenOf, throwPageFailure } from '@lyng/feature';
import type { AppContext } from '@lyng/feature';
import { showsInfoMenu } from '../../core/widget.ts';
import { loadContentPage, loadInfoMenu } from '../../wire/load-content.ts';
import { loadProductRows } from '../../wire/load-product-rows.ts';

/** The screens that show a page of the editors, with the alias of the internal ones. */
const internal: Readonly<Partial<Record<string, string>>> = { style: 'style', 'preview-widgets': 'widgets' };

const aliasOf = ({ screen, params }: ReturnType<typeof screenOf>): string => {
  const { alias = '' } = params as { readonly alias?: string };
  return internal[screen] ?? (screen === 'content' || screen === 'inspiration' ? alias : '');
};

/** With an editor's token drafts are shown; the page of all widgets has only drafts, which development shows without. */
const loadPage = (app: AppContext, screen: string, alias: string, signal: AbortSignal) => {
  const { previewGateway } = app.ports;
  const preview = previewGateway !== undefined || screen === 'preview-widgets';
  return loadContentPage(previewGateway ?? app.gateway, alias, { preview, signal });
};

type PublicScreen = 'content' | 'inspiration';

/** The screen that has the address of a page, by what the page is to the editors. */
const screenOfFamily: Readonly<Partial<Record<string, PublicScreen>>> = {
  Content: 'content',
  Inspiration: 'inspiration',
};

/** Loads the page of an alias, or of the alias in lower case. */
async function findPage(app: AppContext, screen: string, requested: string, signal: AbortSignal) {
  const result = await loadPage(app, screen, requested, signal);
  const alias = requested.toLowerCase();
  if (result.ok || result.error.kind !== 'not-found' || alias === requested) return { alias: requested, result };
  return { alias, result: await loadPage(app, screen, alias, signal) };
}

/** The title and description of a page for search engines. */
async function publicHead(
  app: AppContext,
  screen: PublicScreen,
  { alias, title }: { readonly alias: string; readonly title: string },
) {
  const alternates = alternatesOf(app, screen, { alias });
  // Structured data is for documents: browsers do not load its code.
  const structuredData =
    typeof document === 'undefined'
      ? (await import('./content-structured-data.ts')).contentStructuredData(app, title, alternates.canonical)
      : [];
  return { alternates, structuredData };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = context.get(appContext);
  const location = screenOf(request, app);
  const { screen } = location;
  const requested = aliasOf(location);
  const { search } = new URL(request.url);
  // `/content` names no page.
  if (requested === '') throw redirect(app.href('home') + search, 301);
  const { alias, result } = await findPage(app, screen, requested, request.signal);
  if (!result.ok) {
    if (result.error.kind === 'not-found') throw (await movedTo(app, request)) ?? data(null, { status: 404 });
    return throwPageFailure(result.error);
  }
  const page = result.value;
  const isPreview = app.ports.previewGateway !== undefined;
  const isPublic = !isPreview && !(screen in internal);
  const own = screenOfFamily[page.family] ?? (screen as PublicScreen);
  if (isPublic && (own !== screen || alias !== requested)) throw redirect(app.href(own, { alias }) + search, 301);
  const [rows, infoMenu] = await Promise.all([
    loadProductRows(app, page, request.signal),
    showsInfoMenu(page) ? loadInfoMenu(app.gateway, { signal: request.signal }) : null,
  ]);
  return {
    ...(Object.values(rows).includes(null) && { isIncomplete: true }),
    head: {
      title: page.meta.title || pageTitle(app, page.title),
      ...(page.meta.description && { description: page.meta.description }),
      ...(isPublic ? await publicHead(app, own, { alias, title: page.title }) : { noindex: true }),
    },
    page,
    rows,
    infoMenu,
    isPreview,
  };
}
