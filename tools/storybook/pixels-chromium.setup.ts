import { countPictures, findDrawers, skippedPictures } from './pixels-chromium.ts';

/** Runs once before the stories when their pictures are not compared; the configuration itself is read several times. */
export function setup(): void {
  const count = countPictures(process.env['STORIES']);
  if (count > 0) console.log(skippedPictures(findDrawers(process.env['CHROMIUM_PATH']), count));
}
