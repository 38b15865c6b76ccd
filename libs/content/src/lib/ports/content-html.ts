import type { AppContext, Ports } from '@lyng/feature';
import { loadContentPage } from '../wire/load-content.ts';

/** The texts of a content page, one after the other. */
export const create =
  ({ gateway }: Pick<AppContext, 'gateway'>): Ports['contentHtml'] =>
  async (alias) => {
    const page = await loadContentPage(gateway, alias);
    if (!page.ok) throw new Error(`@lyng/content: the page ${alias} could not be loaded.`, { cause: page.error });
    return page.value.widgets.map((widget) => (widget.type === 'Text' ? widget.html : '')).join('');
  };
