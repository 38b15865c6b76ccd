import { isLanguage, isRecord } from '@lyng/model';
import type { Language } from '@lyng/model';
import { ContentFileError } from './content-error.ts';
import { readWidget } from './read-widget.ts';
import type { WrittenWidget } from './read-widget.ts';
import { readYaml } from './read-yaml.ts';
import type { YamlMap } from './read-yaml.ts';

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

const families = ['Content', 'Frontpage', 'Inspiration', 'Internal'] as const;

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** An image on a line of its own is a widget; elsewhere in a text there is none. */
const IMAGE_LINE = /^!\[([^\]\n]*)\]\(([^)\s]*)\)[ \t]*$/gm;

/** Adds the text and images of Markdown to the parts of a page. `start` is the line of its first line. */
function readText(markdown: string, start: number, parts: PagePart[]): void {
  const add = (from: number, to?: number): void => {
    const text = markdown.slice(from, to);
    const within = text.indexOf('![');
    if (within >= 0)
      throw new ContentFileError(
        start + lineAt(markdown, from + within) - 1,
        'An image stands on a line of its own: ![What it shows](images/heath.jpg).',
      );
    if (text.trim() !== '') parts.push({ kind: 'text', markdown: text, line: start + lineAt(markdown, from) - 1 });
  };
  let end = 0;
  for (const { 0: written, 1: alt = '', 2: image = '', index } of markdown.matchAll(IMAGE_LINE)) {
    add(end, index);
    const yaml = JSON.stringify({ type: 'Image', image, alt });
    parts.push({ kind: 'widget', widget: readWidget(yaml, start + lineAt(markdown, index) - 1) });
    end = index + written.length;
  }
  add(end);
}

/** The texts and widgets of Markdown, in their order. `start` is the line of its first line. */
function readParts(body: string, start: number): readonly PagePart[] {
  const parts: PagePart[] = [];
  const addText = (from: number, to: number): void => {
    readText(body.slice(from, to), start + lineAt(body, from) - 1, parts);
  };
  let end = 0;
  for (const block of body.matchAll(/^```widget[ \t]*\n([\s\S]*?)^```[ \t]*$\n?/gm)) {
    addText(end, block.index);
    const line = start + lineAt(body, block.index);
    parts.push({ kind: 'widget', widget: readWidget(block[1] ?? '', line) });
    end = block.index + block[0].length;
  }
  const open = body.indexOf('```widget', end);
  if (open >= 0)
    throw new ContentFileError(
      start + lineAt(body, open) - 1,
      'This widget does not end. Close it with a line of ```.',
    );
  addText(end, body.length);
  return parts;
}

const textOf = ({ values, lineOf }: YamlMap, name: string, fallback?: string): string => {
  const value = values[name] ?? fallback;
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw new ContentFileError(lineOf(name), `"${name}" ${values[name] === undefined ? 'is missing' : 'needs a text'}.`);
};

const tagsOf = ({ values, lineOf }: YamlMap, fallback: readonly string[]): readonly string[] => {
  const tags = values['tags'] ?? fallback;
  if (Array.isArray(tags) && tags.every((tag) => typeof tag === 'string')) return tags;
  throw new ContentFileError(lineOf('tags'), '"tags" needs a list of words.');
};

const known = ['title', 'menuLabel', 'description', 'tags', 'draft', 'family', 'widgets'];

/** A page in JSON has the same fields, and its widgets in a list. JSON is YAML too. */
const jsonParts = (head: YamlMap): readonly PagePart[] => {
  const widgets = head.values['widgets'];
  if (!Array.isArray(widgets) || !widgets.every(isRecord))
    throw new ContentFileError(head.lineOf('widgets'), '"widgets" needs a list of widgets.');
  return widgets.map((widget, index) => {
    const line = head.lineOf('widgets', index);
    try {
      return { kind: 'widget', widget: { ...readWidget(JSON.stringify(widget), line), line } };
    } catch (error) {
      const name = error instanceof ContentFileError ? /^"(\w+)"/.exec(error.message)?.[1] : undefined;
      if (error instanceof ContentFileError)
        throw new ContentFileError(name ? head.lineOf('widgets', index, name) : line, error.message);
      throw error;
    }
  });
};

/** What the path of a file determines of its page. */
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
  const head = isJson ? readYaml(text, 1) : readYaml(front?.[1] ?? '', 2);
  const stranger = Object.keys(head.values).find((name) => !known.includes(name));
  if (stranger)
    throw new ContentFileError(head.lineOf(stranger), `"${stranger}" is not a field of a page: ${known.join(', ')}.`);
  const written = head.values['family'];
  const family = families.find((each) => each === (written ?? (folder ? 'Inspiration' : 'Content')));
  if (family === undefined)
    throw new ContentFileError(head.lineOf('family'), `"family" is one of ${families.join(', ')}.`);
  const body = isJson ? '' : text.slice(front?.[0].length ?? 0);
  const title = textOf(head, 'title');
  return {
    file,
    alias,
    language,
    market,
    family,
    title,
    menuLabel: textOf(head, 'menuLabel', title),
    description: textOf(head, 'description'),
    tags: tagsOf(head, family === 'Content' ? ['menu'] : []),
    isDraft: head.values['draft'] === true,
    parts: isJson ? jsonParts(head) : readParts(body, lineAt(text, text.length - body.length)),
  };
}
