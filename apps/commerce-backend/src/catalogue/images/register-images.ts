import { join, resolve, sep } from 'node:path';
import type { Backend } from '../../platform/backend.ts';
import type { SourceDrawing } from '@lyng/model';
import type { FastifyInstance } from 'fastify';
import { imageRoutes } from './image-routes.ts';
import type { FindOriginal } from './original.ts';

/** Folder of the photos of an imported catalogue. */
export const originalsFolder = (dataFolder: string): string => join(dataFolder, 'originals');

/** Finds the originals of product images in the loaded catalogue. */
const originalsOf = ({ db, config }: Pick<Backend, 'db' | 'config'>): FindOriginal => {
  const folder = resolve(originalsFolder(config.dataFolder));
  return async (fileName) => {
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

/** Adds the routes of product images to the server. */
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
