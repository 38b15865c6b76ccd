import { cookieNames } from '@lyng/browser';
import type { AppContext, Ports } from '@lyng/feature';
import { idOf, postContact } from './contact-service.ts';

/** The shop's data of the logged-in shopper with that address, for the contact. */
export async function contactForm(
  { port, site: { market } }: Pick<AppContext, 'port' | 'site'>,
  email: string,
): Promise<Readonly<Record<string, string>>> {
  const [visitor, knownShopper] = await Promise.all([port('visitor'), port('knownShopper')]);
  const { firstName, lastName } = (await knownShopper?.(market)) ?? {};
  return {
    email,
    countryCode: market,
    newsletter: 'false',
    hasAccount: 'true',
    isMember: String(Boolean(visitor?.()?.memberId)),
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
  };
}

/** The membership of the logged-in shopper, at the shop's own addresses; `fetch` sends their session along. */
export function memberContact(
  app: Pick<AppContext, 'config' | 'cookie' | 'port' | 'site'>,
  fetch: typeof globalThis.fetch,
): Ports['memberContact'] {
  /** `undefined` without a response, `null` without a contact. */
  const findId = async (): Promise<string | null | undefined> => {
    const form = await contactForm(app, app.cookie(cookieNames.user) ?? '');
    const body = await postContact(fetch, 'get-contact', { form });
    return body && idOf(body['id']);
  };
  return {
    setMember: async (isMember) => {
      const id = await findId();
      if (!id) return false;
      const query = { id, isMember: String(isMember), date: new Date().toISOString() };
      const body = await postContact(fetch, `${app.config.sites.slug}-member`, { query });
      return body?.['isMember'] === isMember && body['id'] === id;
    },
    remove: async () => {
      const id = await findId();
      if (!id) return id === null;
      return (await postContact(fetch, 'save-consent', { query: { id, removeAccount: 'true' } })) !== undefined;
    },
  };
}
