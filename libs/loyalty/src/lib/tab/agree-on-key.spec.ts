import { agreeOnKey } from './agree-on-key.ts';

/** A browser that the search service knows by `own`, and a programme that gives the contact `given`. */
function openBrowser(own: string, given: string | null) {
  const visitor = { key: own };
  const sent: string[] = [];
  const ports = {
    searchVisitor: async () => ({ key: () => visitor.key, identify: (key: string) => void (visitor.key = key) }),
    setDiscoveryKey: async (key: string) => (sent.push(key), given),
  };
  return { visitor, sent, ports };
}

describe('the key of a contact and of their browser', () => {
  it.each([
    ['that of the browser, if the contact has none', null, 'own', 'own', ['own']],
    ['that of the contact', 'theirs', null, 'theirs', []],
    ['that of the contact, set meanwhile by another browser', null, 'theirs', 'theirs', ['own']],
    ['two keys, if the browser’s is somebody else’s', null, null, 'own', ['own']],
  ])('is %s [LOY-02]', async (_case, known, given, key, requests) => {
    const { visitor, sent, ports } = openBrowser('own', given);
    expect(await agreeOnKey(known, () => true, ports)).toBe(known ?? given);
    expect([visitor.key, sent]).toEqual([key, requests]);
  });

  it('does not change after the shopper has left [LOY-05]', async () => {
    const { visitor, ports } = openBrowser('own', 'theirs');
    let isCurrent = true;
    const setDiscoveryKey = async () => ((isCurrent = false), 'theirs');
    await agreeOnKey(null, () => isCurrent, { ...ports, setDiscoveryKey });
    expect(visitor.key).toBe('own');
  });

  it('is the contact’s in a shop without a search service', async () => {
    const { ports } = openBrowser('own', null);
    expect(await agreeOnKey('theirs', () => true, { ...ports, searchVisitor: async () => undefined })).toBe('theirs');
  });
});
