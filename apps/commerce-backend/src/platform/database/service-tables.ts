import type { GeneratedAlways } from 'kysely';
import type { JsonColumn } from './json-column.ts';

export interface ServiceTables {
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
  idempotency_key: {
    key: string;
    field: string;
    body_hash: string;
    reply: JsonColumn<unknown> | null;
    created_at: Date;
  };
  /** The number of wrong attempts; a bucket's name does not reveal the person. */
  auth_throttle: {
    bucket: string;
    /** Of which some is forgotten with every second. */
    attempts: number;
    last_at: Date;
    allowed_at: Date;
  };
  service_secret: {
    name: string;
    secret: string;
  };
}
