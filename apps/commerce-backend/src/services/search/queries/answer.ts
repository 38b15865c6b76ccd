import type { OrRefusal } from '../request/refusal.ts';
import type { Ask } from '../wire/ask.ts';

/** Answers one of the service's questions. */
export type Query = (ask: Ask) => Promise<OrRefusal<object>>;
