import type { GeneratedAlways } from 'kysely';

export interface MailTables {
  outbox_mail: {
    id: GeneratedAlways<number>;
    /** The event of the mail, such as an order; a second mail about it is not queued. */
    unique_key: string;
    recipient: string;
    subject: string;
    language: string;
    html: string;
    created_at: Date;
  };
}
