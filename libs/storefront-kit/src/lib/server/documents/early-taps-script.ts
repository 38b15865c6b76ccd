import { createHash } from 'node:crypto';

/** The max wait of a recorded press for hydration, in ms; then its form is posted. */
const POSTED_AFTER = 10_000;

/** Every document contains the script, so it is one line there. */
const joinLines = (script: string): string => script.replaceAll(/\n\s*/g, '');

/**
 * Records errors from the start, whether or not the shop's code comes, and loads what reports them with the first one
 * (`browser/error-reporter.ts`), which reports later failures itself. Errors that React and the router have caught come
 * through `reportFailure`.
 */
const failureScript = joinLines(`
  failures=[];
  function reportFailure(f){
    var m=document.querySelector("meta[name=errors]");
    failures.push(f)>1||!m||import(m.content).catch(function(){failures.length=0})
  }
  ["error","unhandledrejection","securitypolicyviolation"].forEach(function(n){addEventListener(n,reportFailure)});
`);

/**
 * The only inline script of a document. Until React has taken the page over, it records the presses of buttons with
 * `data-replay` and shows them as pressed; `browser/early-taps.ts` presses them again. Where no script comes, the button's
 * form is posted, as without script.
 */
export const earlyTapsScript = joinLines(`
  ${failureScript}
  earlyTaps=[];
  addEventListener("click",function(e){
    var b=e.target.closest("button[data-replay]");
    if(!b||!window.earlyTaps)return;
    e.preventDefault();
    b.setAttribute("aria-pressed",b.getAttribute("aria-pressed")!=="true");
    earlyTaps.push(b);
    earlyTaps.length>1||setTimeout(function(){window.earlyTaps&&b.form&&b.form.requestSubmit(b)},${POSTED_AFTER})
  },true)
`);

/** Its source in a Content-Security-Policy. */
export const earlyTapsSource = `'sha256-${createHash('sha256').update(earlyTapsScript).digest('base64')}'`;
