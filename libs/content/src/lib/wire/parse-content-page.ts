import type { ContentPage } from '../core/widget.ts';
import { parseWidget } from './parse-widget.ts';
import type { WidgetAreaQuery } from './widget-area.generated.ts';

type WireArea = NonNullable<WidgetAreaQuery['widgetArea']>;

const present = <Entry>(list: readonly (Entry | null)[] | null): readonly Entry[] =>
  (list ?? []).filter((entry) => entry !== null);

const bySortOrder = (a: { readonly sortOrder: number }, b: { readonly sortOrder: number }): number =>
  a.sortOrder - b.sortOrder;

/** Reads a page of widgets of the wire, in the editors' order; widgets that cannot be shown are left out. */
export const parseContentPage = (area: WireArea): ContentPage => ({
  id: area.id,
  title: area.title ?? area.name,
  family: area.familyName ?? '',
  meta: { title: area.meta?.title ?? '', description: area.meta?.description ?? '' },
  tags: present(area.tags),
  widgets: present(area.containers)
    .toSorted(bySortOrder)
    .flatMap(({ widgets }) => present(widgets).toSorted(bySortOrder))
    .flatMap((widget) => parseWidget(widget) ?? []),
});
