import { availableParallelism } from 'node:os';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { readImageModifiers } from './image-modifiers.ts';
import type { ImageRejection } from './image-rejection.ts';
import { mediaTypes, negotiateFormat } from './negotiate-format.ts';
import type { ModernFormat, WrittenFormat } from './negotiate-format.ts';
import { originalVersion } from './original.ts';
import type { FindOriginal, Original } from './original.ts';
import { rateLimiter } from '../../platform/limits/rate-limit.ts';
import { previewKey, readPreviewNames, renderPreview } from './preview.ts';
import { renderRendition } from './render-rendition.ts';
import { renditionKey, renditionOf } from './rendition.ts';
import { renditionStore } from './rendition-store.ts';
import type { RenditionBounds } from './rendition-store.ts';
import { limitConcurrency } from '../../platform/limits/limit-concurrency.ts';
import { singleFlight } from '../../platform/limits/single-flight.ts';
import { readSourceName } from './source-name.ts';

/** Options of the image service. */
export interface ImageServiceOptions extends RenditionBounds {
  readonly originals: FindOriginal;
  /** Folder of the disk cache of finished images. */
  readonly cacheFolder: string;
  /** Max new images that one address may cause in a minute. Default 600. */
  readonly rendersPerMinute?: number;
  /** Ms; the clock of the rate limiter. */
  readonly now?: () => number;
  /** Ms; a render that takes longer is aborted. Default 10,000. */
  readonly renderTimeLimit?: number;
  /** Formats for browsers besides JPEG; all by default. */
  readonly modernFormats?: readonly ModernFormat[];
  /** Makes the bytes; the real renderer by default. */
  readonly render?: typeof renderRendition;
}

/** One request for an image, or for a preview: names of images, separated by commas, and `.jpg`. */
interface ImageRequest {
  readonly modifiers: string;
  readonly source: string;
  readonly accept: string | undefined;
  readonly client: string;
}

/** An image that exists or can be made: its identity first, its bytes on demand. */
export interface ImageResult {
  readonly etag: string;
  readonly mediaType: string;
  /** Whether the response depends on the Accept header. */
  readonly isNegotiated: boolean;
  /** Whether another image may get this address. */
  readonly isReplaceable: boolean;
  readonly bytes: () => Promise<Result<ImageRejection, Buffer>>;
}

/** An image or the reason why there is none. */
type FoundImage = Promise<Result<ImageRejection, ImageResult>>;

const defaultRendersPerMinute = 600;
const maxQueued = 400;

class QueueFull extends Error {}

/** Makes the bytes of one image. */
type Draw = () => Promise<Result<ImageRejection, Buffer>>;

/** Finds, renders and caches images. */
export function imageService(options: ImageServiceOptions) {
  const { originals, cacheFolder, now = Date.now, render = renderRendition, renderTimeLimit, modernFormats } = options;
  const store = renditionStore(cacheFolder, options);
  const limiter = rateLimiter(options.rendersPerMinute ?? defaultRendersPerMinute, now);
  const runOnce = singleFlight<Result<ImageRejection, Buffer>>();
  const limit = limitConcurrency(availableParallelism(), { maxQueued, onReject: () => new QueueFull() });
  const queue = (draw: Draw): Promise<Result<ImageRejection, Buffer>> =>
    limit(draw).catch((error: unknown) => {
      if (error instanceof QueueFull) return fail({ kind: 'busy' as const });
      throw error;
    });

  const make = async (name: string, client: string, draw: Draw): Promise<Result<ImageRejection, Buffer>> => {
    const cached = await store.find(name);
    if (cached !== undefined) return ok(cached);
    const taken = limiter.take(client);
    if (!taken.granted) return fail({ kind: 'too-many-renders', retryAfterSeconds: taken.retryAfterSeconds });
    const made = await queue(draw);
    if (made.ok) await store.save(name, made.value);
    return made;
  };

  const open = async (fileName: string) => {
    const original = await originals(fileName);
    const version = original && (await originalVersion(original));
    return original && version ? { original, version } : undefined;
  };

  const found = (
    image: { readonly key: string; readonly format: WrittenFormat; readonly isNegotiated: boolean },
    of: readonly Original[],
    client: string,
    draw: Draw,
  ): Result<never, ImageResult> => {
    const name = `${image.key}.${image.format}`;
    return ok({
      etag: `"${image.key}"`,
      mediaType: mediaTypes[image.format],
      isNegotiated: image.isNegotiated,
      isReplaceable: of.some((original) => original.kind === 'file' && original.isReplaceable === true),
      bytes: () => runOnce(name, () => make(name, client, draw)),
    });
  };

  const find = async ({ modifiers, source, accept, client }: ImageRequest): FoundImage => {
    const requested = readImageModifiers(modifiers);
    if (!requested.ok) return requested;
    const fileName = readSourceName(source);
    if (!fileName.ok) return fileName;
    const opened = await open(fileName.value);
    if (!opened) return fail({ kind: 'not-found' });
    const { original, version } = opened;
    const { format: requestedFormat = 'auto' } = requested.value;
    const format = negotiateFormat(requestedFormat, accept, modernFormats);
    const rendition = renditionOf(requested.value, format);
    const key = renditionKey(version, rendition);
    return found({ key, format, isNegotiated: requestedFormat === 'auto' }, [original], client, () =>
      render(original, rendition, renderTimeLimit),
    );
  };

  const findPreview = async ({ source, client }: Pick<ImageRequest, 'source' | 'client'>): FoundImage => {
    const names = readPreviewNames(source);
    if (!names.ok) return names;
    const opened = [];
    for (const name of names.value) opened.push(await open(name));
    const all = opened.filter((each) => each !== undefined);
    if (all.length < opened.length) return fail({ kind: 'not-found' });
    const key = previewKey(all.map(({ version }) => version));
    const of = all.map(({ original }) => original);
    return found({ key, format: 'jpeg', isNegotiated: false }, of, client, () => renderPreview(of, renderTimeLimit));
  };

  return { find, findPreview };
}
