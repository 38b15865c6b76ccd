import { appContext } from '@lyng/feature';
import type { FrameDataModule } from '@lyng/feature';
import { loadShopMenus } from '../../wire/load-content.ts';

export const loadFrameData: FrameDataModule['loadFrameData'] = async ({ context, request }) => {
  const { gateway } = context.get(appContext);
  const menus = await loadShopMenus(gateway, { signal: request.signal });
  return menus.ok ? { menus: menus.value } : { menus: null, isIncomplete: true };
};
