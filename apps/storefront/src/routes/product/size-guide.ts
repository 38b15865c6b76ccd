const sectionStart = /(?=<h2\b)/i;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The sizes that a label is made of: `80/86` is worn from 80 to 86, `W30 L32` is a waist and a length. */
const partsOf = (label: string): readonly string[] =>
  (/^W\d+ L\d+$/.test(label) ? label.split(' ') : label.split('/')).flatMap((size) => size.trim() || []);

const rowOf = (sizes: readonly string[]): RegExp =>
  new RegExp(`(<tr[^>]*>\\s*<t[dh][^>]*>)(\\s*(?:${sizes.map(escaped).join('|')})\\s*)(?=</t[dh]>)`, 'gi');

/** How well a section's heading names the product's categories; the narrower a category, the more it counts. */
const nearness = (section: string, categories: readonly string[]): number => {
  const title = /<h2\b[^>]*>(.*?)<\/h2>/is.exec(section)?.[1]?.toLowerCase() ?? '';
  return categories.reduce((sum, name, depth) => (title.includes(name.toLowerCase()) ? sum + 2 ** depth : sum), 0);
};

/** What decides which part of the guide a product needs. */
export interface GuidedProduct {
  /** As its labels print them. */
  readonly sizes: readonly string[];
  /** The names of its categories, the widest first. */
  readonly categories: readonly string[];
  /** The label of the chosen size; its row is marked. */
  readonly chosen?: string | undefined;
}

/**
 * What the size guide says of a product: its introduction, and the sections whose table has one of its sizes in its first
 * column; of several those whose heading names its categories best. A product whose sizes stand nowhere gets the whole guide.
 */
export function sizeGuideFor(html: string, { sizes, categories, chosen = '' }: GuidedProduct): string {
  const [first = '', ...rest] = html.split(sectionStart);
  const introduction = /^<h2\b/i.test(first) ? '' : first;
  const sections = introduction === '' ? [first, ...rest] : rest;
  const having = (labels: readonly string[]): readonly string[] =>
    labels.length === 0 ? [] : sections.filter((section) => rowOf(labels).test(section));
  const whole = having(sizes.filter((label) => label.trim() !== ''));
  const fitting = whole.length > 0 ? whole : having(sizes.flatMap(partsOf));
  if (fitting.length === 0) return html;
  const best = Math.max(...fitting.map((section) => nearness(section, categories)));
  const shown = introduction + fitting.filter((section) => nearness(section, categories) === best).join('');
  const own = whole.length > 0 ? [chosen.trim()].filter(Boolean) : partsOf(chosen);
  return own.length === 0 ? shown : shown.replace(rowOf(own), '$1<strong>$2</strong>');
}
