import type { JsonColumn } from '../database/json-column.ts';

export interface IdempotencyTables {
  idempotency_key: {
    key: string;
    field: string;
    body_hash: string;
    reply: JsonColumn<unknown> | null;
    created_at: Date;
  };
}
