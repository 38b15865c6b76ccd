import { createSearchSession } from '@lyng/search-client';
import { permittedKeys } from './permitted-keys.ts';

/** A browser of a shopper who changes their mind, and the session in one of its pages. */
function open(stored: Readonly<Record<string, string>> = {}) {
  const browser = new Map(Object.entries(stored));
  let permitted = false;
  let made = 0;
  const persistent = {
    read: (name: string) => browser.get(name),
    write: (name: string, text: string) => void browser.set(name, text),
  };
  const store = permittedKeys({ persistent, mayStore: () => permitted });
  const session = createSearchSession({ store, newId: () => `id-${(made += 1)}` });
  return {
    browser,
    session,
    permit: (isAllowed: boolean) => {
      permitted = isAllowed;
      // Repeats the withdrawal of `@lyng/tracking`.
      if (!isAllowed) browser.delete('voyado.session');
    },
  };
}

const earlier = { 'voyado.session': JSON.stringify({ customerKey: 'c-earlier', sessionKey: 's-earlier' }) };

describe('permittedKeys', () => {
  it('do not identify a returning visitor before consent is known', () => {
    const { session } = open(earlier);
    expect(session.keys()).toEqual({ customerKey: 'id-1', sessionKey: 'id-2' });
  });

  it('leave no trace before consent, stay the same after it, and are then stored', () => {
    const { browser, permit, session } = open();
    const before = session.keys();
    expect(session.keys()).toEqual(before);
    expect([...browser]).toEqual([]);
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

  it('are replaced after a withdrawal, and no longer stored', () => {
    const { browser, permit, session } = open();
    permit(true);
    const before = session.keys();
    permit(false);
    expect(session.keys().customerKey).not.toBe(before.customerKey);
    expect([...browser]).toEqual([]);
  });
});
