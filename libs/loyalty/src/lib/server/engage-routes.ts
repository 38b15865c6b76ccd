import { ConfigurationError, limitAttempts } from '@lyng/feature';
import type { Environment, RouteHandler, RouteRequest, ServerResponse, ServerRoute } from '@lyng/feature';
import { LOYALTY_PATH } from '@lyng/model';
import { createEngageClient } from './engage-client.ts';
import type { EngageClient, EngageContact } from './engage-client.ts';
import { isUuid, readSoftLogin } from './read-soft-login.ts';
import { sessionEmail } from './session-email.ts';

/** Requests that one client may send in a minute. */
const MAX_PER_MINUTE = 30;

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/;
const MAX_NAME = 100;

const respond = (status: number, body: object): ServerResponse => ({
  status,
  headers: { 'cache-control': 'no-store' },
  body,
});

/**
 * The response to everybody but a logged-in shopper with their own address or id: the same for whatever they send, so
 * that it reveals no contact.
 */
const forStrangers = respond(200, {
  id: null,
  discoveryKey: null,
  registrationCompleteEvent: false,
  preferences: { acceptsEmail: false, acceptsSms: false },
  isMember: false,
});

const unavailable = respond(503, { code: 'ServiceUnavailable' });
const tooMany = respond(429, { code: 'TooManyRequests' });

const present = (contact: EngageContact, registrationCompleteEvent = false): ServerResponse =>
  respond(200, { ...contact, registrationCompleteEvent });

/** A logged-in shopper's request. */
interface OwnRequest {
  readonly engage: EngageClient;
  readonly email: string;
  readonly query: URLSearchParams;
  readonly name: string;
  readonly slug: string;
}

type OwnHandler = (request: OwnRequest) => Promise<ServerResponse>;

const nameOf = (query: URLSearchParams, field: string): string | undefined =>
  query.get(field)?.trim().slice(0, MAX_NAME) || undefined;

/**
 * LOY-02: the shopper's contact, made at the first time, of a member as a member. A newsletter that is not requested changes
 * nothing; `hasAccount` is not read, because only who has an account gets further than a stranger.
 */
const getContact: OwnHandler = async ({ engage, email, query }) => {
  if (query.get('email')?.trim().toLowerCase() !== email) return forStrangers;
  const found = await engage.find(email);
  const country = nameOf(query, 'countryCode');
  const attributes = {
    firstName: nameOf(query, 'firstName'),
    lastName: nameOf(query, 'lastName'),
    countryCode: country && /^[a-z]{2}$/i.test(country) ? country.toUpperCase() : undefined,
  };
  const preferences = query.get('newsletter') === 'true' ? { preferences: { acceptsEmail: true } } : {};
  if (found.ok) {
    if (!('preferences' in preferences) || found.value.preferences.acceptsEmail) return present(found.value);
    const changed = await engage.change(found.value.id, preferences);
    return changed.ok ? present(changed.value) : unavailable;
  }
  if (found.error.kind !== 'not-found') return unavailable;
  const contactType = query.get('isMember') === 'true' ? 'Member' : 'Contact';
  const added = await engage.add({ contactType, attributes: { email, ...attributes }, ...preferences });
  if (added.ok) return present(added.value, true);
  // Another tab has added it meanwhile.
  const theirs = added.error.kind === 'taken' ? await engage.find(email) : added;
  return theirs.ok ? present(theirs.value) : unavailable;
};

/** LOY-02: a contact without a key gets that of this browser; otherwise the browser adopts the contact's. */
const setDiscoveryKey: OwnHandler = async ({ engage, email, query }) => {
  const discoveryKey = query.get('discoveryKey') ?? '';
  if (!isUuid(discoveryKey)) return respond(400, { code: 'InvalidDiscoveryKey' });
  const found = await engage.find(email);
  if (!found.ok) return found.error.kind === 'not-found' ? forStrangers : unavailable;
  if (found.value.discoveryKey !== null) return present(found.value);
  const changed = await engage.change(found.value.id, { attributes: { discoveryKey } });
  // A key belongs to one contact: that of somebody else on this browser stays theirs.
  if (!changed.ok) return changed.error.kind === 'taken' ? present(found.value) : unavailable;
  return present(changed.value);
};

/** The contact with the `id` of the query, if it is the shopper's own. */
async function ownContact({ engage, email, query }: OwnRequest): Promise<EngageContact | ServerResponse> {
  const found = await engage.find(email);
  if (!found.ok) return found.error.kind === 'not-found' ? forStrangers : unavailable;
  return found.value.id === query.get('id') ? found.value : forStrangers;
}

/** LOY-02: removes the shopper's contact. */
const saveConsent: OwnHandler = async (request) => {
  if (request.query.get('removeAccount') !== 'true') return respond(400, { code: 'InvalidRemoveAccount' });
  const contact = await ownContact(request);
  if ('status' in contact) return contact;
  const removed = await request.engage.remove(contact.id);
  return removed.ok || removed.error.kind === 'not-found' ? forStrangers : unavailable;
};

/** LOY-02: joins or leaves. The date is the client's, so it is checked and not used. */
const setMember: OwnHandler = async (request) => {
  const { engage, query, name, slug } = request;
  if (name !== `${slug}-member`) return respond(404, {});
  const isMember = query.get('isMember');
  if (isMember !== 'true' && isMember !== 'false') return respond(400, { code: 'InvalidIsMember' });
  const date = query.get('date') ?? '';
  if (!ISO_TIME.test(date) || Number.isNaN(Date.parse(date))) return respond(400, { code: 'InvalidDate' });
  const contact = await ownContact(request);
  if ('status' in contact) return contact;
  const changed =
    isMember === 'true'
      ? await engage.promote(contact.id)
      : await engage.change(contact.id, { contactType: 'Contact' });
  return changed.ok ? present(changed.value) : unavailable;
};

/** The key of a newsletter's links; throws a `ConfigurationError` for one of another length. */
function readSoftLoginKey(environment: Environment): string | undefined {
  const key = environment['ENGAGE_SOFT_LOGIN_KEY'];
  if (key === undefined || key === '') return undefined;
  if (/^[a-z0-9]{32}$/i.test(key)) return key;
  throw new ConfigurationError(
    '@lyng/loyalty: ENGAGE_SOFT_LOGIN_KEY is no key of Engage. Set it to the 32 letters and digits that Engage has, or unset it.',
  );
}

/**
 * LOY-06: the reader of a newsletter's link. The response has what the link itself has: no contact is requested, and no
 * session begins.
 */
const softLogin =
  (key: string | undefined): RouteHandler =>
  async (_parameters, request) => {
    const { isSameOrigin, now } = request;
    const query = parametersOf(request);
    const reader = isSameOrigin && key ? readSoftLogin(query.get('eclub') ?? '', key, now) : undefined;
    if (reader === undefined) return respond(200, { id: null, email: null, discoveryKey: null });
    return respond(200, { id: reader.contactId, email: reader.email, discoveryKey: reader.discoveryKey });
  };

/** Bytes of a body. */
const MAX_BODY = 4096;

/** The parameters of a request: the contract's query, or the same as a form in the body, where no log and no history has it. */
const parametersOf = ({ query, body }: Pick<RouteRequest, 'body' | 'query'>): URLSearchParams =>
  body === '' ? query : new URLSearchParams(body);

const forOwner =
  (handle: OwnHandler): RouteHandler =>
  async ({ name = '' }, request: RouteRequest) => {
    const { loyalty } = request.services;
    // Without a key no contact can be requested.
    const hasKey = Object.keys(loyalty.headers).length > 0;
    const email = request.isSameOrigin && hasKey ? await sessionEmail(request) : undefined;
    if (email === undefined) return forStrangers;
    const engage = createEngageClient(loyalty);
    return handle({ engage, email, query: parametersOf(request), name, slug: request.config.sites.slug });
  };

/** The handlers of the shopper's own contact, by the last segment of the address; `:name` is any other. */
export const ownHandlers: Readonly<Record<string, RouteHandler>> = {
  'get-contact': forOwner(getContact),
  'set-discovery-key': forOwner(setDiscoveryKey),
  'save-consent': forOwner(saveConsent),
  ':name': forOwner(setMember),
};

/** The contract has these without a form, too. */
const isRead = (name: string): boolean => name === 'get-contact' || name === 'set-discovery-key';

/** The shop's own addresses for the members programme, in front of the service and its key. */
export function engageRoutes(environment: Environment): readonly ServerRoute[] {
  const requests = limitAttempts(MAX_PER_MINUTE);
  const limited =
    (handle: RouteHandler): RouteHandler =>
    async (parameters, request) =>
      requests.take(request.ip, request.now) ? handle(parameters, request) : tooMany;
  const handlers = { ...ownHandlers, 'soft-login': softLogin(readSoftLoginKey(environment)) };
  return Object.entries(handlers).map(([name, handler]) => {
    const handle = limited(handler);
    return { path: `${LOYALTY_PATH}/${name}`, ...(isRead(name) && { get: handle }), post: handle, maxBody: MAX_BODY };
  });
}
