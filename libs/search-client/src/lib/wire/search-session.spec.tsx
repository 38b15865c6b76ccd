// In jsdom for its storage, which the vendor's client demands.
import { randomUUID } from 'node:crypto';
import { safeStorage } from '@lyng/browser';
import { localStorageBackedSession } from '@apptus/esales-api';
import { createSearchSession } from './search-session.ts';
import type { SearchSession } from './search-session.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const storedSession = (name?: string): SearchSession =>
  createSearchSession({
    store: safeStorage(() => localStorage),
    newId: randomUUID,
    ...(name !== undefined && { name }),
  });

describe('the keys of a visitor', () => {
  beforeEach(() => localStorage.clear());

  it('are random UUIDs that stay in the browser [SEARCH-08]', () => {
    const keys = storedSession().keys();
    expect([keys.customerKey, keys.sessionKey]).toEqual([expect.stringMatching(UUID), expect.stringMatching(UUID)]);
    expect(keys.customerKey).not.toBe(keys.sessionKey);
    expect(storedSession().keys()).toEqual(keys);
    localStorage.clear();
    expect(storedSession().keys()).not.toEqual(keys);
  });

  it('are the same in all tabs, also after login and logout in one of them [SEARCH-08]', () => {
    const [one, other] = [storedSession(), storedSession()];
    const before = one.keys();
    other.identify('known-elsewhere');
    expect(one.keys()).toEqual({ ...before, customerKey: 'known-elsewhere' });
    other.reset();
    expect(one.keys()).toEqual(other.keys());
    expect(one.keys()).toEqual({ customerKey: expect.stringMatching(UUID), sessionKey: expect.stringMatching(UUID) });
    expect(one.keys().sessionKey).not.toBe(before.sessionKey);
  });

  it("are those that the vendor's client has stored, and the other way round [SEARCH-08]", () => {
    const theirs = localStorageBackedSession('one')();
    expect(storedSession('one').keys()).toEqual(theirs);
    const ours = storedSession('other').keys();
    expect(localStorageBackedSession('other')()).toEqual(ours);
    expect(storedSession().keys()).toEqual(localStorageBackedSession()());
  });

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['an object without keys', '{}'],
    ['empty keys', '{"customerKey":"","sessionKey":""}'],
    ['keys that are no texts', '{"customerKey":1,"sessionKey":{}}'],
  ])('are created again when storage holds %s [SEARCH-08]', (_name, text) => {
    localStorage.setItem('voyado.session', text);
    const keys = storedSession().keys();
    expect(Object.values(keys)).toEqual([expect.stringMatching(UUID), expect.stringMatching(UUID)]);
    expect(storedSession().keys()).toEqual(keys);
  });

  it('are preserved as far as they are complete [SEARCH-08]', () => {
    localStorage.setItem('voyado.session', '{"customerKey":"c-1","sessionKey":null}');
    expect(storedSession().keys()).toEqual({ customerKey: 'c-1', sessionKey: expect.stringMatching(UUID) });
  });

  it('leave no trace without consent, and last as long as the page (search-service-009) [SEARCH-08]', () => {
    const inMemory = createSearchSession({ store: safeStorage(() => undefined), newId: randomUUID });
    const keys = inMemory.keys();
    expect(inMemory.keys()).toEqual(keys);
    expect(localStorage).toHaveLength(0);
  });
});
