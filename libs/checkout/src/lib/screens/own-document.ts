/**
 * The browser's navigation to the checkout: a document's policy cannot change, so where the current one allows no
 * payment provider, the checkout loads as a new document. Resolves only if this document may continue.
 */
export async function ownDocument(
  { url }: Pick<Request, 'url'>,
  page: Pick<Document, 'querySelector'> | undefined = globalThis.document,
  leaveFor: (url: string) => void = (address) => window.location.assign(address),
): Promise<void> {
  if (!page?.querySelector('meta[name="checkout"]')) return;
  leaveFor(url);
  await new Promise(() => undefined);
}
