import type { Messages } from '@lingui/core';
import type { Language } from '@lyng/model';
import { shellServer } from '../features/shell.server.ts';

/** The texts of the frame around every page, in one language. */
export async function loadFrameTexts(language: Language): Promise<Messages> {
  const load = shellServer.messages?.['shop']?.[language];
  if (!load) throw new Error(`@lyng/storefront: the frame has no texts in ${language}.`);
  return (await load()).messages;
}
