import { findDrawers, skippedScreenshots } from './pixels-chromium.ts';

/** Runs once before the stories when their screenshots are not compared; the configuration itself is read several times. */
export function setup(): void {
  console.log(skippedScreenshots(findDrawers(process.env['CHROMIUM_PATH'])));
}
