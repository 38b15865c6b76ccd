import type { Contact } from '../contact-store.ts';

/** The service's contact. */
export const presentContact = (contact: Contact) => ({
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
