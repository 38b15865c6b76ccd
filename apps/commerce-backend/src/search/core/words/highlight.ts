/** Puts matches between double braces: `{{vint}}erkängor`. The start of a word is compared after `fold`. */
export function highlight(text: string, typed: string, fold: (text: string) => string): string {
  if (typed === '') return text;
  const wanted = fold(typed);
  for (const { index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    for (let end = index + 1; end <= text.length; end += 1) {
      const folded = fold(text.slice(index, end));
      if (folded === wanted) return `${text.slice(0, index)}{{${text.slice(index, end)}}}${text.slice(end)}`;
      if (!wanted.startsWith(folded)) break;
    }
  }
  return text;
}
