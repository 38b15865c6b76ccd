export { appContext } from './lib/app-context.ts';
export type {
  AppContext,
  MessageGroup,
  MessageTable,
  PortName,
  Ports,
  ProductRowQuery,
  SessionPort,
} from './lib/app-context.ts';
export type { AddToCart } from './lib/add-to-cart.ts';
export type { CartPromo, RejectedCode } from './lib/cart-promo.ts';
export type { CheckoutCartPort, CheckoutCartView } from './lib/checkout-cart.ts';
export { ConfigurationError } from './lib/configuration-error.ts';
export { readAll, readNumber, readPort, readSwitch, readWebAddress } from './lib/environment.ts';
export type { Environment } from './lib/environment.ts';
export { limitAttempts } from './lib/limit-attempts.ts';
export type { AttemptLimit } from './lib/limit-attempts.ts';
export { defineFeature } from './lib/feature.ts';
export type { EarlyTab, Feature } from './lib/feature.ts';
export { useFrameData } from './lib/frame-data.ts';
export type { BusinessFacts, FrameData, FrameDataModule } from './lib/frame-data.ts';
export type { ErrorMessageProps, Frame } from './lib/frame.ts';
export { breadcrumbList } from './lib/head/breadcrumb-list.ts';
export type { BreadcrumbPlace } from './lib/head/breadcrumb-list.ts';
export { alternatesOf, screenOf } from './lib/head/page-address.ts';
export { applyHead, headTags, pageTagAttribute } from './lib/head/page-head.ts';
export type { HeadTag, PageHead } from './lib/head/page-head.ts';
export { pageTitle } from './lib/head/page-title.ts';
export { returnPolicy } from './lib/head/return-policy.ts';
export { isLoginOnly } from './lib/is-login-only.ts';
export type { LivePage } from './lib/live-page.ts';
export { loadStyles, waitForStyles } from './lib/load-styles.ts';
export { loginHref } from './lib/login-href.ts';
export { movedTo } from './lib/moved-to.ts';
export { throwPageFailure } from './lib/page-failure.ts';
export { AppProviders } from './lib/react/AppProviders.tsx';
export type { AppProvidersProps } from './lib/react/AppProviders.tsx';
export { LazyPart } from './lib/react/lazy-part/LazyPart.tsx';
export type { LazyPartProps } from './lib/react/lazy-part/LazyPart.tsx';
export { lazyParts } from './lib/react/lazy-part/lazy-parts.ts';
export type { LazyParts } from './lib/react/lazy-part/lazy-parts.ts';
export { CurrentApp, useApp } from './lib/react/use-app.ts';
export { ServerFormsContext } from './lib/react/server-forms.ts';
export { useLazyComponent } from './lib/react/use-lazy-component.ts';
export { useHydrated } from './lib/react/use-hydrated.ts';
export { useOnline } from './lib/react/use-online.ts';
export type { ProductListData, ProductListPage } from './lib/product-list.ts';
export { useShownPage } from './lib/react/use-shown-page.ts';
export type { ShownPage } from './lib/react/use-shown-page.ts';
export { termsOf } from './lib/terms-of.ts';
export { usePromises } from './lib/react/use-promises.ts';
export type { LoaderModule, PageModule, RouteHandle, Screen } from './lib/screen.ts';
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
} from './lib/server-half.ts';
export type { MarketTerms, ShopConfig, ShopMarket } from './lib/shop-config.ts';
export { embeddedServices } from './lib/services/embedded-services.ts';
export { readServices } from './lib/services/read-services.ts';
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
export { statusOf } from './lib/status-of.ts';
export { storeInCookie } from './lib/store-in-cookie.ts';
export type { StartTab, Tab, TabHalf } from './lib/tab-half.ts';
export { shopEvent } from './lib/events.ts';
export type {
  CartLineChange,
  EventName,
  EventProduct,
  PurchasedOrder,
  SessionChangeReason,
  SessionUser,
  ShopEvents,
} from './lib/events.ts';
export { useAddedData } from './lib/screen-data.ts';
export type { AddedData, ScreenDataModule } from './lib/screen-data.ts';
export { useLazySlot } from './lib/react/use-lazy-slot.ts';
export { useSlot } from './lib/react/use-slot.ts';
export type { Fills, LoadSizeChoice, SizeChoice, SlotModule, SlotName, SlotRegistry, Slots } from './lib/slots.ts';
