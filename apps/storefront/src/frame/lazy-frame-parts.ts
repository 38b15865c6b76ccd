export { MainMenu, PhoneMenuItems } from '@lyng/content';
export { MarketSwitch } from '@lyng/storefront-kit';
export { ShopFooterColumns } from './ShopFooterColumns.tsx';
