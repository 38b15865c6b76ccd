import { showIn } from '../look/look-in-tests.ts';
import type { Look } from '../look/look.ts';

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

const ends = (animation: Animation): boolean => animation.effect?.getComputedTiming().endTime !== Infinity;

/** Shows the story in another look; whatever moves there is put where it ends. */
export async function settleIn(look: Partial<Look>): Promise<void> {
  showIn(look);
  await nextFrame();
  await nextFrame();
  for (const animation of document.getAnimations().filter(ends)) animation.finish();
}
