/**
 * The key of what a form does: the page's key counts only together with what was chosen, because a shopper may go back
 * and choose something else. Without a page's key every post counts.
 */
export async function formKey(pageKey: string, chosen: unknown): Promise<string | undefined> {
  if (pageKey === '') return undefined;
  const text = new TextEncoder().encode(JSON.stringify([pageKey, chosen]));
  const digest = await crypto.subtle.digest('SHA-256', text);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
