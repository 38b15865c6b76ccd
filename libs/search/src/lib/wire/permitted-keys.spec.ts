import { createSearchSession } from '@lyng/search-client';
import { permittedKeys } from './permitted-keys.ts';

/** A browser of a shopper who changes their mind, and the session in one of its pages. */
function open(stored: Readonly<Record<string, string>> = {}) {
  const browser = new Map(Object.entries(stored));
  let permitted = false;
  let made = 0;
  const kept = {
    read: (name: string) => browser.get(name),
    write: (name: string, text: string) => void browser.set(name, text),
  };
  const session = createSearchSession({
    store: permittedKeys({ kept, mayKeep: () => permitted }),
    newId: () => `id-${(made += 1)}`,
  });
  return {
    browser,
    session,
    permit: (answer: boolean) => {
      permitted = answer;
      // What withdrawing does (libs/tracking).
      if (!answer) browser.delete('voyado.session');
    },
  };
}

const earlier = { 'voyado.session': JSON.stringify({ customerKey: 'c-earlier', sessionKey: 's-earlier' }) };

describe('permittedKeys', () => {
  it('leave no trace before the shopper allows it, and stay the same for as long as the page', () => {
    const { browser, session } = open();
    expect(session.keys()).toEqual(session.keys());
    expect([...browser]).toEqual([]);
  });

  it('do not tell who was here before while it is not known whether they may', () => {
    const { session } = open(earlier);
    expect(session.keys()).toEqual({ customerKey: 'id-1', sessionKey: 'id-2' });
  });

  it('go on when permission comes, and are then kept', () => {
    const { browser, permit, session } = open();
    const before = session.keys();
    permit(true);
    expect(session.keys()).toEqual(before);
    expect(browser.get('voyado.session')).toBe(JSON.stringify(before));
  });

  it('are those of an earlier visit once they may be read', () => {
    const { permit, session } = open(earlier);
    session.keys();
    permit(true);
    expect(session.keys()).toEqual({ customerKey: 'c-earlier', sessionKey: 's-earlier' });
  });

  it('are others after a withdrawal, and are kept no more', () => {
    const { browser, permit, session } = open();
    permit(true);
    const before = session.keys();
    permit(false);
    expect(session.keys().customerKey).not.toBe(before.customerKey);
    expect([...browser]).toEqual([]);
  });
});
