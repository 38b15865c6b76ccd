/**
 * The browser's way into the checkout: where the present document lets no payment provider in, as its policy cannot change,
 * the checkout is loaded as a document of its own. Settles only when the page may go on in this one.
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
