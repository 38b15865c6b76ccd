import type { GeneratedAlways } from 'kysely';

export interface MailTables {
  outbox_mail: {
    id: GeneratedAlways<number>;
    /** What the mail is about; a second mail about it is not queued. */
    unique_key: string;
    recipient: string;
    subject: string;
    language: string;
    html: string;
    created_at: Date;
  };
}
