export { loadStyles, waitForStyles } from './lib/browser/load-styles.ts';
export { storeInCookie } from './lib/browser/store-in-cookie.ts';
export { appContext } from './lib/contracts/app-context.ts';
export type {
  AppContext,
  MessageGroup,
  MessageTable,
  PortName,
  Ports,
  ProductRowQuery,
  SessionPort,
} from './lib/contracts/app-context.ts';
export type { AddToCart, CartPromo, CheckoutCartPort, CheckoutCartView, RejectedCode } from './lib/contracts/cart.ts';
export { shopEvent } from './lib/contracts/events.ts';
export type {
  CartLineChange,
  EventName,
  EventProduct,
  PurchasedOrder,
  SessionChangeReason,
  SessionUser,
  ShopEvents,
} from './lib/contracts/events.ts';
export { defineFeature } from './lib/contracts/feature.ts';
export type { EarlyTab, Feature } from './lib/contracts/feature.ts';
export { useFrameData } from './lib/contracts/frame.ts';
export type { BusinessFacts, ErrorMessageProps, Frame, FrameData, FrameDataModule } from './lib/contracts/frame.ts';
export type { ProductListData, ProductListPage } from './lib/contracts/product-list.ts';
export { useAddedData } from './lib/contracts/screen-data.ts';
export type { AddedData, ScreenDataModule } from './lib/contracts/screen-data.ts';
export type { LivePage, LoaderModule, PageModule, RouteHandle, Screen } from './lib/contracts/screen.ts';
export type {
  BeforePage,
  ContentSources,
  DocumentHead,
  DocumentPage,
  PostedRequest,
  PostedServerForm,
  ReadsParameter,
  RouteHandler,
  RouteRequest,
  ServerForms,
  ServerHalf,
  ServerResponse,
  ServerRoute,
  Visit,
} from './lib/contracts/server-half.ts';
export { termsOf } from './lib/contracts/shop-config.ts';
export type { MarketTerms, ShopConfig, ShopMarket } from './lib/contracts/shop-config.ts';
export type {
  Fills,
  LoadSizeChoice,
  SizeChoice,
  SlotModule,
  SlotName,
  SlotRegistry,
  Slots,
} from './lib/contracts/slots.ts';
export type { StartTab, Tab, TabHalf } from './lib/contracts/tab-half.ts';
export { breadcrumbList } from './lib/head/breadcrumb-list.ts';
export type { BreadcrumbPlace } from './lib/head/breadcrumb-list.ts';
export { alternatesOf, screenOf } from './lib/head/page-address.ts';
export { applyHead, headTags, pageTagAttribute } from './lib/head/page-head.ts';
export type { HeadTag, PageHead } from './lib/head/page-head.ts';
export { pageTitle } from './lib/head/page-title.ts';
export { returnPolicy } from './lib/head/return-policy.ts';
export { isLoginOnly } from './lib/pages/is-login-only.ts';
export { loginHref } from './lib/pages/login-href.ts';
export { movedTo } from './lib/pages/moved-to.ts';
export { throwPageFailure } from './lib/pages/page-failure.ts';
export { statusOf } from './lib/pages/status-of.ts';
export { AppProviders } from './lib/react/AppProviders.tsx';
export type { AppProvidersProps } from './lib/react/AppProviders.tsx';
export { lazyParts } from './lib/react/lazy-part/lazy-parts.ts';
export type { LazyParts } from './lib/react/lazy-part/lazy-parts.ts';
export { LazyPart } from './lib/react/lazy-part/LazyPart.tsx';
export type { LazyPartProps } from './lib/react/lazy-part/LazyPart.tsx';
export { ServerFormsContext } from './lib/react/server-forms.ts';
export { CurrentApp, useApp } from './lib/react/use-app.ts';
export { useHydrated } from './lib/react/use-hydrated.ts';
export { useLazyComponent } from './lib/react/use-lazy-component.ts';
export { useLazySlot } from './lib/react/use-lazy-slot.ts';
export { useOnline } from './lib/react/use-online.ts';
export { usePromises } from './lib/react/use-promises.ts';
export { useShownPage } from './lib/react/use-shown-page.ts';
export type { ShownPage } from './lib/react/use-shown-page.ts';
export { useSlot } from './lib/react/use-slot.ts';
export {
  ConfigurationError,
  readAll,
  readNumber,
  readPort,
  readSwitch,
  readWebAddress,
} from './lib/services/environment.ts';
export type { Environment } from './lib/services/environment.ts';
export { limitAttempts } from './lib/services/limit-attempts.ts';
export type { AttemptLimit } from './lib/services/limit-attempts.ts';
export { embeddedServices, readServices } from './lib/services/read-services.ts';
export { createServiceBreaker } from './lib/services/service-breaker.ts';
export type { ServiceBreaker } from './lib/services/service-breaker.ts';
export { serviceFetch } from './lib/services/service-fetch.ts';
export { serviceTable } from './lib/services/service-table.ts';
export type { ProxiedService, ServiceRow } from './lib/services/service-table.ts';
export type { HealthCheck, Service, ServiceName, Services } from './lib/services/services.ts';
export { channelOf, channelSlice, marketsSet, selectChannel } from './lib/state/channel-slice.ts';
export type { ChannelState } from './lib/state/channel-slice.ts';
export { contentPanelSlice } from './lib/state/content-panel-slice.ts';
export { createStore } from './lib/state/create-store.ts';
export type { StoreOptions } from './lib/state/create-store.ts';
export {
  customerSlice,
  customerTypeChanged,
  selectCustomerType,
  selectVatIncluded,
} from './lib/state/customer-slice.ts';
export type { CustomerState } from './lib/state/customer-slice.ts';
export { createDeferredMiddleware } from './lib/state/deferred-middleware.ts';
export type { DeferredMiddleware } from './lib/state/deferred-middleware.ts';
export {
  loadingSlice,
  pageLoadFailed,
  pageLoadFinished,
  pageLoadStarted,
  selectPageLoad,
} from './lib/state/loading-slice.ts';
export { modalClosed, modalOpened, modalSlice, selectModal } from './lib/state/modal-slice.ts';
export {
  headerHiddenChanged,
  pageShown,
  pageSlice,
  requestStarted,
  selectPage,
  serverDesktopWidth,
  viewportResized,
} from './lib/state/page-slice.ts';
export type { PageState } from './lib/state/page-slice.ts';
export type { ShopState, ShopStore } from './lib/state/shop-state.ts';
export { selectSnackbars, snackbarDismissed, snackbarShown, snackbarSlice } from './lib/state/snackbar-slice.ts';
export type { Snackbar, SnackbarOptions } from './lib/state/snackbar-slice.ts';
