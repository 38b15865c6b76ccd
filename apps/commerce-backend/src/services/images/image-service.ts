import { availableParallelism } from 'node:os';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { readImageModifiers } from './image-modifiers.ts';
import type { ImageRefusal } from './image-refusal.ts';
import { mediaTypes, negotiateFormat } from './negotiate-format.ts';
import type { ModernFormat } from './negotiate-format.ts';
import type { FindOriginal, Original } from './original.ts';
import { originalVersion } from './original-version.ts';
import { renderAllowance } from './render-allowance.ts';
import { renderRendition } from './render-rendition.ts';
import { renditionKey, renditionOf } from './rendition.ts';
import type { Rendition } from './rendition.ts';
import { renditionStore } from './rendition-store.ts';
import type { RenditionBounds } from './rendition-store.ts';
import { singleFlight } from './single-flight.ts';
import { readSourceName } from './source-name.ts';
import { workGate } from './work-gate.ts';

/** What the image service works with. */
export interface ImageServiceOptions extends RenditionBounds {
  readonly originals: FindOriginal;
  /** Folder that finished pictures are kept in. */
  readonly cacheFolder: string;
  /** New pictures that one address may cause in a minute; 600 unless told. */
  readonly rendersPerMinute?: number;
  /** Ms; the clock of the allowance. */
  readonly now?: () => number;
  /** Ms; a picture that takes longer is given up. 10,000 by default. */
  readonly renderTimeLimit?: number;
  /** What browsers may choose from besides JPEG; all by default. */
  readonly modernFormats?: readonly ModernFormat[];
  /** Makes the bytes; the real renderer unless told. */
  readonly render?: typeof renderRendition;
}

/** One request for a picture. */
export interface ImageRequest {
  readonly modifiers: string;
  readonly source: string;
  readonly accept: string | undefined;
  readonly asker: string;
}

/** A picture that exists or can be made: its identity first, its bytes on demand. */
export interface FoundImage {
  readonly etag: string;
  readonly mediaType: string;
  /** Whether the answer depends on the Accept header. */
  readonly isNegotiated: boolean;
  readonly bytes: () => Promise<Result<ImageRefusal, Buffer>>;
}

/** Answers with a picture or the reason why there is none. */
export type ImageService = (request: ImageRequest) => Promise<Result<ImageRefusal, FoundImage>>;

const usualRendersPerMinute = 600;
const mostWaiting = 400;

/** Finds, makes and keeps pictures. */
export function imageService(options: ImageServiceOptions): ImageService {
  const { originals, cacheFolder, now = Date.now, render = renderRendition, renderTimeLimit, modernFormats } = options;
  const store = renditionStore(cacheFolder, options);
  const allowance = renderAllowance(options.rendersPerMinute ?? usualRendersPerMinute, now);
  const fly = singleFlight<Result<ImageRefusal, Buffer>>();
  const gate = workGate(availableParallelism(), mostWaiting);

  const make = async (
    name: string,
    original: Original,
    rendition: Rendition,
    asker: string,
  ): Promise<Result<ImageRefusal, Buffer>> => {
    const kept = await store.find(name);
    if (kept !== undefined) return ok(kept);
    const taken = allowance.take(asker);
    if (!taken.granted) return fail({ kind: 'too-many-renders', retryAfterSeconds: taken.retryAfterSeconds });
    const made = await gate(() => render(original, rendition, renderTimeLimit));
    if (made === undefined) return fail({ kind: 'busy' });
    if (made.ok) await store.keep(name, made.value);
    return made;
  };

  return async ({ modifiers, source, accept, asker }) => {
    const asked = readImageModifiers(modifiers);
    if (!asked.ok) return asked;
    const fileName = readSourceName(source);
    if (!fileName.ok) return fileName;
    const original = await originals(fileName.value);
    const version = original === undefined ? undefined : await originalVersion(original);
    if (original === undefined || version === undefined) return fail({ kind: 'not-found' });
    const askedFormat = asked.value.format ?? 'auto';
    const rendition = renditionOf(asked.value, negotiateFormat(askedFormat, accept, modernFormats));
    const key = renditionKey(version, rendition);
    const name = `${key}.${rendition.format}`;
    return ok({
      etag: `"${key}"`,
      mediaType: mediaTypes[rendition.format],
      isNegotiated: askedFormat === 'auto',
      bytes: () => fly(name, () => make(name, original, rendition, asker)),
    });
  };
}
