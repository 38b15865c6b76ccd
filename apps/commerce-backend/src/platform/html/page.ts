import { html } from './html.ts';
import type { Html } from './html.ts';

/** The look of pages that are alone in the window or in the shop's frame. */
const styles = html`<style>
:root{color-scheme:light dark;--ground:#faf8f6;--surface:#fff;--ink:#2a2528;--muted:#6b6368;--line:#e7e1de;--field:#8a8085;--accent:#7b4b6e;--on-accent:#fff;--error:#a3232b}
@media(prefers-color-scheme:dark){:root{--ground:#1b181a;--surface:#262225;--ink:#f3efec;--muted:#b6adb2;--line:#3a3438;--field:#8f858b;--accent:#c79bbb;--on-accent:#1b181a;--error:#ff9a9a}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 Inter,system-ui,sans-serif}
body:not([data-framed]){min-height:100vh;display:grid;place-items:center;padding:1rem}
main{width:100%;max-width:26rem;margin:0 auto;padding:2rem;background:var(--surface);border:1px solid var(--line);border-radius:.75rem}
[data-framed] main{max-width:none;padding:1.5rem 1rem}
.shop{margin:0 0 1.5rem;letter-spacing:.04em;color:var(--muted)} h1{margin:0 0 1rem;font-size:1.5rem}
dl{display:grid;grid-template-columns:1fr auto;gap:.5rem;margin:0 0 1.5rem;padding:1rem 0;border-block:1px solid var(--line)} dt{white-space:nowrap} dd{margin:0;text-align:right}
.sum{font-size:1.25rem;font-weight:600}
.app{margin:0 0 1.5rem;padding:1rem;background:var(--ground);border:1px solid var(--line);border-radius:.75rem} .app h2,.app p{margin:0 0 .25rem;font-size:.875rem;font-weight:400;color:var(--muted)} .app output{font-size:1.5rem;font-weight:600;letter-spacing:.15em}
label{display:block;margin:0 0 .25rem;font-weight:600} input:not([type=hidden]){width:100%;min-height:3rem;margin:0 0 .75rem;padding:.5rem 1rem;border:1px solid var(--field);border-radius:.375rem;background:var(--surface);color:inherit;font:inherit;letter-spacing:.15em}
form{margin:0 0 .75rem} button{width:100%;min-height:3rem;padding:.5rem 1rem;border:1px solid var(--line);border-radius:.375rem;background:transparent;color:inherit;font:inherit;cursor:pointer}
button.primary{background:var(--accent);border-color:var(--accent);color:var(--on-accent);font-weight:600}
a{color:inherit} :is(button,input,a):focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.hint,.notice{font-size:.875rem;color:var(--muted)} .hint{margin:0 0 .5rem} .notice{margin:1.25rem 0 0} .error{margin:0 0 .75rem;color:var(--error)}
</style>`;

interface Page {
  readonly language: string;
  readonly title: string;
  readonly body: Html;
  /** Attributes of the body element. */
  readonly attributes?: Html;
  readonly script?: Html;
}

/** A complete page of the backend's own for shoppers. */
export const htmlPage = ({ language, title, body, attributes = html``, script = html`` }: Page): Html =>
  html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title>${styles}</head>
<body${attributes}><main>${body}</main>${script}</body></html>`;
