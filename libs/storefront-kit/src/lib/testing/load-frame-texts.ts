import type { Messages } from '@lingui/core';
import type { Language } from '@lyng/model';

const catalogues = {
  da: () => import('../../locales/da.po'),
  sv: () => import('../../locales/sv.po'),
  nb: () => import('../../locales/nb.po'),
  fi: () => import('../../locales/fi.po'),
};

/** The texts of the kit in one language. */
export const loadFrameTexts = async (language: Language): Promise<Messages> => (await catalogues[language]()).messages;
