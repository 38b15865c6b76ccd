import type { ContentLibrary } from '../catalogue/content/files/content-library.ts';
import type { BackgroundWork } from './background-work.ts';
import type { BackendConfig } from './config.ts';
import type { Database } from './database/database.ts';

/** Every service gets these as an argument: nothing is a global of a module. */
export interface Backend {
  readonly db: Database;
  readonly config: BackendConfig;
  /** The clock, so that a test can set the time. */
  readonly now: () => Date;
  /** Receives unexpected errors; the caller gets only its request id. */
  readonly report: (error: unknown, requestId: string) => void;
  readonly content: () => ContentLibrary;
  /** Work that follows the response; a server that closes ends it first. */
  readonly background: BackgroundWork;
}
