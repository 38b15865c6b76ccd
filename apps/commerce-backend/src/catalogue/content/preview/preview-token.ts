import type { Backend } from '../../../platform/backend.ts';
import { issueToken, verifyToken } from '../../../platform/identity/access-token.ts';
import { tokenRules } from '../../../platform/identity/token-rules.ts';

/** The lifetime of an editor's link to drafts, in minutes. */
export const PREVIEW_MINUTES = 15;
/** Minutes of the longest link. */
export const MAX_PREVIEW_MINUTES = 60;

type Keys = Pick<Backend, 'config' | 'db'>;

/** Of another audience than the tokens of shoppers: neither is ever valid as the other. */
const previewRules = async (backend: Keys) => {
  const rules = await tokenRules(backend);
  return { ...rules, aud: `${rules.aud} preview`, acceptsExternal: false };
};

/** Signs what lets an editor see drafts for some minutes. */
export const issuePreviewToken = async (backend: Keys, now: Date, minutes = PREVIEW_MINUTES): Promise<string> =>
  issueToken(await previewRules(backend), { sid: 'preview', exp: Math.floor(now.getTime() / 1000) + minutes * 60 });

/** Whether the caller may see drafts: in development, or with a token that was signed here and has not expired. */
export async function mayPreview({
  token,
  ...backend
}: Pick<Backend, 'config' | 'db' | 'now'> & { readonly token: string | undefined }): Promise<boolean> {
  if (backend.config.development) return true;
  return token !== undefined && verifyToken(await previewRules(backend), token, backend.now()).ok;
}
