import { watchPanelLinks } from './watch-panel-links.ts';

const aliasOf = (target: string): string | undefined => /^\/content\/([\w-]+)$/.exec(target)?.[1];

/** Presses the link of some markup; returns what the panel was opened with, or whether the link was followed. */
function press(markup: string, init: MouseEventInit = {}): readonly string[] | 'followed' {
  document.body.innerHTML = markup;
  const opened: string[] = [];
  const stop = watchPanelLinks(document, aliasOf, (alias, words) => opened.push(alias, words));
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector('a')?.dispatchEvent(event);
  stop();
  return event.defaultPrevented ? opened : 'followed';
}

describe('links that open the content panel', () => {
  it.each([
    ['that opens a tab of its own', '<a href="/content/terms" target="_blank">the <b>terms</b></a>', 'terms'],
    ['of a text', '<a href="/content/terms" data-panel>the terms</a>', 'terms'],
    ['within the panel', '<div data-content-panel><a href="/content/about">the terms</a></div>', 'about'],
  ])('are those %s [CMS-04]', (_name, markup, alias) => {
    expect(press(markup)).toEqual([alias, 'the terms']);
  });

  it.each([
    ['is a plain one, such as in the footer', '<a href="/content/terms">x</a>', {}],
    ['leads to another page', '<a href="/c/sko" data-panel>x</a>', {}],
    ['leads to another site', '<a href="https://other.example/content/terms" target="_blank">x</a>', {}],
    ['is wanted in a tab', '<a href="/content/terms" data-panel>x</a>', { ctrlKey: true }],
    ['is wanted in a window', '<a href="/content/terms" data-panel>x</a>', { shiftKey: true }],
    ['is pressed with the middle button', '<a href="/content/terms" data-panel>x</a>', { button: 1 }],
  ])('are not one that %s', (_name, markup, init) => {
    expect(press(markup, init)).toBe('followed');
  });
});
