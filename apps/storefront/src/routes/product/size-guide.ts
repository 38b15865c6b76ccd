const sectionStart = /(?=<h2\b)/i;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The sizes that a label stands for: `80/86` is worn from 80 to 86. */
const sizesIn = (label: string): readonly string[] => label.split('/').flatMap((size) => size.trim() || []);

/**
 * What the size guide says of a product's sizes: its introduction, and the sections whose table has one of them in its first
 * column. A product whose sizes stand nowhere gets the whole guide.
 */
export function sizeGuideFor(html: string, labels: readonly string[]): string {
  const [first = '', ...rest] = html.split(sectionStart);
  const introduction = /^<h2\b/i.test(first) ? '' : first;
  const sections = introduction === '' ? [first, ...rest] : rest;
  const sizes = labels.flatMap(sizesIn);
  const row = new RegExp(`<tr[^>]*>\\s*<t[dh][^>]*>\\s*(?:${sizes.map(escaped).join('|')})\\s*</t[dh]>`, 'i');
  const fitting = sizes.length === 0 ? [] : sections.filter((section) => row.test(section));
  return fitting.length === 0 ? html : introduction + fitting.join('');
}
