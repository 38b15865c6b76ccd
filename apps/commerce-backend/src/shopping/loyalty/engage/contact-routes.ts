import type { FastifyInstance } from 'fastify';
import { readEmail } from '@lyng/model';
import type { Backend } from '../../../platform/backend.ts';
import { findAccountByEmail } from '../../../people/account/account-store.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { addContact, changeContact, findContact } from '../contact-store.ts';
import type { Contact } from '../contact-store.ts';
import { contactOfAccount, setMembership } from '../membership-store.ts';
import { readContactInput } from './contact-input.ts';
import type { ContactInput } from './contact-input.ts';
import { reject, withContact } from './engage-request.ts';
import type { OfContact } from './engage-request.ts';

const changeOf = ({ attributes }: Contact, input: ContactInput) => ({
  attributes: JSON.stringify({ ...attributes, ...input.attributes }),
  ...(input.acceptsEmail !== undefined && { accepts_email: input.acceptsEmail }),
  ...(input.acceptsSms !== undefined && { accepts_sms: input.acceptsSms }),
  ...(input.discoveryKey !== undefined && { discovery_key: input.discoveryKey }),
});

const presentContact = (contact: Contact) => ({
  id: contact.id,
  contactType: contact.joined_at === null ? 'Contact' : 'Member',
  attributes: {
    ...contact.attributes,
    email: contact.email,
    ...(contact.discovery_key !== null && { discoveryKey: contact.discovery_key }),
  },
  preferences: { acceptsEmail: contact.accepts_email, acceptsSms: contact.accepts_sms },
  consents: [],
  meta: { createdOn: contact.created_at, updatedOn: contact.updated_at, memberSince: contact.joined_at },
});

export function registerContacts(app: FastifyInstance, backend: Backend): void {
  const { db, now } = backend;
  app.get<{ Querystring: { email?: unknown } }>('/id', async ({ query }, reply) => {
    const email = typeof query.email === 'string' ? readEmail(query.email) : null;
    if (email === null) return reject(reply, 400, 'InvalidEmail');
    const contact = await findContact(db, { email });
    return contact === undefined ? reject(reply, 404, 'ContactNotFound') : reply.send(JSON.stringify(contact.id));
  });

  app.post('', async ({ body }, reply) => {
    const input = readContactInput(body);
    if (!input.ok) return reject(reply, 400, `InvalidField ${input.error.field}`);
    const { email, contactType, ...rest } = input.value;
    if (email === undefined) return reject(reply, 400, 'InvalidField attributes.email');
    const made = await inTransaction(db, async (transaction) => {
      // Nothing is known of a new contact, so an account that did not prove its address learns nothing by it.
      const account = await findAccountByEmail(transaction, email);
      const owner = account && { userId: String(account.id), acceptsEmail: account.newsletter };
      const added = await addContact(transaction, { email, ...owner, ...rest }, now());
      return added && setMembership(transaction, added, contactType === 'Member', now());
    });
    return made === undefined ? reject(reply, 409, 'ContactExists') : reply.code(201).send(presentContact(made));
  });

  app.get<OfContact>('/:contactId', withContact(backend, presentContact));
}

export function registerContactChanges(app: FastifyInstance, backend: Backend): void {
  const { db, now } = backend;
  app.patch<OfContact>(
    '/:contactId',
    withContact<OfContact>(backend, async (contact, { body }, reply) => {
      const input = readContactInput(body);
      if (!input.ok) return reject(reply, 400, `InvalidField ${input.error.field}`);
      const { email, discoveryKey, contactType } = input.value;
      if (email !== undefined && email !== contact.email) return reject(reply, 400, 'InvalidField attributes.email');
      const owner =
        discoveryKey === undefined
          ? undefined
          : await db
              .selectFrom('loyalty_contact')
              .select('id')
              .where('discovery_key', '=', discoveryKey)
              .executeTakeFirst();
      if (owner !== undefined && owner.id !== contact.id) return reject(reply, 409, 'DiscoveryKeyTaken');
      const changed = await inTransaction(db, async (transaction) => {
        if (contactType !== undefined) await setMembership(transaction, contact, contactType === 'Member', now());
        return changeContact(transaction, contact.id, changeOf(contact, input.value), now());
      });
      return changed === undefined ? reject(reply, 404, 'ContactNotFound') : presentContact(changed);
    }),
  );

  app.post<OfContact>(
    '/:contactId/promoteToMember',
    withContact(backend, async (contact) => {
      const joined = await inTransaction(db, async (transaction) => {
        // The account may be younger than its contact.
        const account = contact.user_id === null && (await findAccountByEmail(transaction, contact.email));
        const own = account ? await contactOfAccount(transaction, account, now()) : contact;
        return setMembership(transaction, own, true, now());
      });
      return presentContact(joined ?? contact);
    }),
  );

  app.delete<OfContact>(
    '/:contactId',
    withContact<OfContact>(backend, async (contact, _request, reply) => {
      await inTransaction(db, async (transaction) => {
        await setMembership(transaction, contact, false, now());
        await transaction.deleteFrom('loyalty_contact').where('id', '=', contact.id).execute();
      });
      return reply.code(204).send();
    }),
  );
}
