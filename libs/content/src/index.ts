export type { Menu, MenuItem, ShopMenus } from './lib/core/menu.ts';
export { productWidgets } from './lib/core/widget.ts';
export type {
  BannerWidget,
  ButtonsWidget,
  ContentPage,
  FactsWidget,
  FaqWidget,
  HeroWidget,
  ImageWidget,
  MoreWidget,
  ProductsQuery,
  ProductsWidget,
  TextWidget,
  TilesWidget,
  UspsWidget,
  VideoWidget,
  Widget,
  WidgetContent,
  WidgetLink,
} from './lib/core/widget.ts';
export { ContentPageView } from './lib/react/content-page/ContentPageView.tsx';
export type { ContentPageViewProps } from './lib/react/content-page/ContentPageView.tsx';
export { FrontPage } from './lib/react/content-page/FrontPage.tsx';
export type { FrontPageProps } from './lib/react/content-page/FrontPage.tsx';
export { NewsletterForm } from './lib/react/newsletter/NewsletterForm.tsx';
export type { NewsletterFormProps } from './lib/react/newsletter/NewsletterForm.tsx';
export { PromiseBar } from './lib/react/promise-bar/PromiseBar.tsx';
export type { PromiseBarProps } from './lib/react/promise-bar/PromiseBar.tsx';
export { RichText } from './lib/react/rich-text/RichText.tsx';
export type { RichTextProps } from './lib/react/rich-text/RichText.tsx';
export { FooterMenus } from './lib/react/shop-menus/FooterMenus.tsx';
export { MainMenu, PhoneMenuItems } from './lib/react/shop-menus/MainMenu.tsx';
export type { PhoneMenuItemsProps } from './lib/react/shop-menus/MainMenu.tsx';
export { PhoneMenu } from './lib/react/shop-menus/PhoneMenu.tsx';
export type { PhoneMenuProps } from './lib/react/shop-menus/PhoneMenu.tsx';
export { WidgetArea } from './lib/react/widget-area/WidgetArea.tsx';
export type { WidgetAreaProps } from './lib/react/widget-area/WidgetArea.tsx';
