const preference = /\(prefers-reduced-motion(?::\s*(reduce|no-preference))?\)/;

/**
 * Replaces a media query of motion when reduced motion is switched on by hand. `reduce` holds then, `no-preference`
 * does not; other queries stay.
 * @example underReducedMotion('(prefers-reduced-motion: reduce)') // '(min-width: 0)'
 */
export const underReducedMotion = (query: string): string =>
  query.replace(preference, (_match, value?: string) =>
    value === 'no-preference' ? '(max-width: 0)' : '(min-width: 0)',
  );

const written = new WeakMap<CSSMediaRule, string>();

const groupsOf = (rules: CSSRuleList): readonly CSSMediaRule[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule ? groupsOf(rule.cssRules) : []),
  ]);

/** The rules of a style sheet; none of one that could not be loaded or belongs to another origin. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSMediaRule[] {
  try {
    return groupsOf(sheet.cssRules);
  } catch {
    return [];
  }
}

function applyTo(document: Document, reduced: boolean): void {
  for (const sheet of document.styleSheets) {
    for (const rule of rulesOf(sheet)) {
      const own = written.get(rule) ?? rule.media.mediaText;
      if (!preference.test(own)) continue;
      written.set(rule, own);
      const wanted = reduced ? underReducedMotion(own) : own;
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
    }
  }
}

let observer: MutationObserver | undefined;
const ownMatchMedia = globalThis.matchMedia;

/**
 * Switches reduced motion on or off for a page. No script can change what the system wishes, so the shop's own media
 * queries are made to hold, in its style sheets, those that come later, and `matchMedia`.
 */
export function setReducedMotion(document: Document, reduced: boolean): void {
  observer?.disconnect();
  applyTo(document, reduced);
  globalThis.matchMedia = reduced
    ? (query) => ownMatchMedia.call(globalThis, underReducedMotion(query))
    : ownMatchMedia;
  if (!reduced) return;
  observer = new MutationObserver(() => applyTo(document, true));
  observer.observe(document.head, { childList: true, subtree: true });
}
