import { isLanguage } from '@lyng/model';
import type { Language } from '@lyng/model';
import { array, boolean, object, string } from 'yup';
import { readWidget } from '../widgets/widget-schemas.ts';
import type { WrittenWidget } from '../widgets/widget-schemas.ts';
import { ContentFileError } from './content-error.ts';
import { checked, partOf, readYaml } from './read-yaml.ts';
import { choice, fields, words } from './schemas.ts';

/** A piece of a page: text in Markdown, or a widget. */
export type PagePart =
  | { readonly kind: 'text'; readonly markdown: string; readonly line: number }
  | { readonly kind: 'widget'; readonly widget: WrittenWidget };

/** A page as an editor wrote it. */
export interface WrittenPage {
  /** Below the folder of the content. */
  readonly file: string;
  readonly alias: string;
  /** All languages have the pages beside the folders of languages. */
  readonly language: Language | undefined;
  /** The only market that has it: `terms.no.md`. */
  readonly market: string | undefined;
  /** Internal pages are in no list and no search. */
  readonly family: 'Content' | 'Frontpage' | 'Inspiration' | 'Internal';
  readonly title: string;
  readonly menuLabel: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** Seen with a preview only. */
  readonly isDraft: boolean;
  readonly parts: readonly PagePart[];
}

const FRONT_MATTER = /^---\n([\s\S]*?)^---[ \t]*$\n?/m;
const NAME = /^(?:([a-z]{2})\/)?(?:(inspiration)\/)?([a-z0-9-]+)(?:\.([a-z]{2}))?\.(?:md|json)$/;

const line = string().matches(/\S/, 'needs a text.');

const head = fields({
  title: line.defined(),
  menuLabel: line,
  description: line.defined(),
  tags: words,
  draft: boolean().default(false),
  family: choice('Content', 'Frontpage', 'Inspiration', 'Internal'),
  widgets: array(),
});

const jsonPage = object({ widgets: array(object()).defined() });

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** A widget between two fences, or an image on a line of its own; elsewhere in a text there is none. */
const WIDGET = /^```widget[ \t]*\n([\s\S]*?)^```[ \t]*$\n?|^!\[([^\]\n]*)\]\(([^)\s]*)\)[ \t]*$/gm;

const misplaced = [
  ['```widget', 'This widget does not end. Close it with a line of ```.'],
  ['![', 'An image stands on a line of its own: ![What it shows](images/heath.jpg).'],
] as const;

/** The texts and widgets of Markdown, in their order. `start` is the line of its first line. */
function readParts(body: string, start: number): readonly PagePart[] {
  const parts: PagePart[] = [];
  const lineOf = (offset: number): number => start + lineAt(body, offset) - 1;
  const addText = (from: number, to?: number): void => {
    const markdown = body.slice(from, to);
    for (const [text, message] of misplaced) {
      const at = markdown.indexOf(text);
      if (at >= 0) throw new ContentFileError(lineOf(from + at), message);
    }
    if (markdown.trim() !== '') parts.push({ kind: 'text', markdown, line: lineOf(from) });
  };
  let end = 0;
  for (const { 0: written, 1: yaml, 2: alt, 3: image, index } of body.matchAll(WIDGET)) {
    addText(end, index);
    const line = lineOf(index);
    const values = { type: 'Image', image, alt };
    const widget = readWidget(yaml === undefined ? { values, lineOf: () => line } : readYaml(yaml, line + 1));
    parts.push({ kind: 'widget', widget });
    end = index + written.length;
  }
  addText(end);
  return parts;
}

/** The parts of a page that the path of its file determines. */
function readPageName(file: string) {
  const [, language, folder, alias = '', market] = NAME.exec(file) ?? [];
  if (alias === '' || (language !== undefined && !isLanguage(language)))
    throw new ContentFileError(
      1,
      'The file is not at a place of a page: {language}/{alias}.md, {language}/inspiration/{alias}.md, or with a market {alias}.{market}.md.',
    );
  return { language, folder, alias, market } as const;
}

/** Reads a page; throws a `ContentFileError` where it cannot. */
export function readPage(file: string, source: string): WrittenPage {
  const { language, folder, alias, market } = readPageName(file);
  const text = source.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '');
  const isJson = file.endsWith('.json');
  const front = isJson ? undefined : FRONT_MATTER.exec(text);
  if (!isJson && front?.index !== 0)
    throw new ContentFileError(
      1,
      'The page begins with a line of ---, its title and description, and another line of ---.',
    );
  // JSON is YAML too. A page in JSON has its widgets in a list.
  const written = isJson ? readYaml(text, 1) : readYaml(front?.[1] ?? '', 2);
  const { widgets: _widgets, draft, ...own } = checked(head, written);
  const family = own.family ?? (folder ? 'Inspiration' : 'Content');
  const body = isJson ? '' : text.slice(front?.[0].length ?? 0);
  return {
    file,
    alias,
    language,
    market,
    ...own,
    family,
    menuLabel: own.menuLabel ?? own.title,
    tags: own.tags ?? (family === 'Content' ? ['menu'] : []),
    isDraft: draft,
    parts: isJson
      ? checked(jsonPage, written).widgets.map((values, index) => ({
          kind: 'widget',
          widget: readWidget(partOf(written, values, 'widgets', index)),
        }))
      : readParts(body, lineAt(text, text.length - body.length)),
  };
}
