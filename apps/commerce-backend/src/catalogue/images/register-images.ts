import { join, resolve, sep } from 'node:path';
import type { Backend } from '../../platform/backend.ts';
import { findImage } from '../content/files/read-images.ts';
import type { SourceDrawing } from '@lyng/model';
import type { FastifyInstance } from 'fastify';
import { imageRoutes } from './image-routes.ts';
import type { FindOriginal } from './original.ts';

/** Folder of the photos of an imported catalogue. */
export const originalsFolder = (dataFolder: string): string => join(dataFolder, 'originals');

/** Finds the originals of images among those of the editors, and in the loaded catalogue. */
const originalsOf = ({ db, config, content }: Pick<Backend, 'db' | 'config' | 'content'>): FindOriginal => {
  const folder = resolve(originalsFolder(config.dataFolder));
  return async (fileName) => {
    // Only what is in the list of the folder: a name is never a path.
    const own = findImage(fileName, content().images);
    if (own) return { kind: 'file', path: own.image.path, isReplaceable: !own.isVersioned };
    const row = await db
      .selectFrom('image')
      .select(['drawing', 'file'])
      .where('file_name', '=', fileName)
      .executeTakeFirst();
    if (!row) return undefined;
    // Written by the loader from a SourceImage, in this exact shape.
    if (row.drawing) return { kind: 'drawing', drawing: row.drawing as SourceDrawing & { readonly view: string } };
    const path = resolve(folder, row.file ?? '');
    return path.startsWith(folder + sep) ? { kind: 'file', path } : undefined;
  };
};

/** Adds the routes of images to the server. */
export function registerImages(app: FastifyInstance, backend: Backend): void {
  const { dataFolder, imageFolder, imageRendersPerMinute, imageCacheMegabytes, imageFormats, imageTimeout } =
    backend.config;
  void app.register(
    imageRoutes({
      originals: originalsOf(backend),
      cacheFolder: imageFolder ?? join(dataFolder, 'images'),
      rendersPerMinute: imageRendersPerMinute,
      maxBytesOnDisk: imageCacheMegabytes * 1024 * 1024,
      renderTimeLimit: imageTimeout,
      modernFormats: imageFormats,
    }),
  );
}
