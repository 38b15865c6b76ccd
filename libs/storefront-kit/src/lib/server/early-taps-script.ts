import { createHash } from 'node:crypto';

/** How long a recorded press waits for hydration before its form is posted, in ms. */
const POSTED_AFTER = 10_000;

/**
 * The only inline script of a document. Until React has taken the page over, it records the presses of buttons with
 * `data-replay` and shows them as pressed; `browser/early-taps.ts` presses them again. Where no script comes, the button's
 * form is posted, as without script.
 */
export const earlyTapsScript = [
  'earlyTaps=[];addEventListener("click",function(e){',
  'var b=e.target.closest("button[data-replay]");',
  'if(!b||!window.earlyTaps)return;',
  'e.preventDefault();',
  'b.setAttribute("aria-pressed",b.getAttribute("aria-pressed")!=="true");',
  'earlyTaps.push(b);',
  `earlyTaps.length>1||setTimeout(function(){window.earlyTaps&&b.form&&b.form.requestSubmit(b)},${POSTED_AFTER})`,
  '},true)',
].join('');

/** Its source in a Content-Security-Policy. */
export const earlyTapsSource = `'sha256-${createHash('sha256').update(earlyTapsScript).digest('base64')}'`;
