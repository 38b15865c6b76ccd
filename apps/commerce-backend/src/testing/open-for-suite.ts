/** Opens something before the tests of a suite and closes it after them; gives what is open. */
export function openForSuite<Opened extends { readonly close: () => Promise<unknown> }>(
  open: () => Promise<Opened>,
): () => Opened {
  let opened: Opened | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());
  return () => {
    if (opened === undefined) throw new Error('It is open only while the tests of its suite run.');
    return opened;
  };
}
