import type { Language } from '@lyng/model';
import type { MessageGroup } from '../shell/app-context.ts';

/** The file that brings a group of texts in a language, as the build manifest names it. */
export const messageSource = (group: MessageGroup, language: Language): string =>
  `src/messages/${group}/${language}.ts`;
