export { Accordion } from './lib/primitives/accordion/Accordion.tsx';
export type { AccordionProps } from './lib/primitives/accordion/Accordion.tsx';
export { Badge } from './lib/commerce/badge/Badge.tsx';
export type { BadgeProps } from './lib/commerce/badge/Badge.tsx';
export { Breadcrumb } from './lib/primitives/breadcrumb/Breadcrumb.tsx';
export type { BreadcrumbProps } from './lib/primitives/breadcrumb/Breadcrumb.tsx';
export { Button } from './lib/primitives/button/Button.tsx';
export type { ButtonProps, ButtonSize, ButtonVariant } from './lib/primitives/button/Button.tsx';
export { ButtonLink } from './lib/primitives/button/ButtonLink.tsx';
export type { ButtonLinkProps } from './lib/primitives/button/ButtonLink.tsx';
export { IconButton } from './lib/primitives/button/IconButton.tsx';
export type { IconButtonProps } from './lib/primitives/button/IconButton.tsx';
export { Carousel } from './lib/commerce/carousel/Carousel.tsx';
export type { CarouselProps } from './lib/commerce/carousel/Carousel.tsx';
export { Chip } from './lib/primitives/chip/Chip.tsx';
export type { ChipProps } from './lib/primitives/chip/Chip.tsx';
export { CheckboxField } from './lib/primitives/choice/CheckboxField.tsx';
export type { CheckboxFieldProps } from './lib/primitives/choice/CheckboxField.tsx';
export { RadioGroup } from './lib/primitives/choice/RadioGroup.tsx';
export type { RadioGroupProps, RadioOption } from './lib/primitives/choice/RadioGroup.tsx';
export { classNames } from './lib/class-names/class-names.ts';
export { ColourSwatches } from './lib/commerce/colour-swatches/ColourSwatches.tsx';
export type { ColourSwatch, ColourSwatchesProps } from './lib/commerce/colour-swatches/ColourSwatches.tsx';
export { ConsentSettings } from './lib/commerce/consent/ConsentSettings.tsx';
export type { ConsentPurposeRow, ConsentSettingsProps, StoredItem } from './lib/commerce/consent/ConsentSettings.tsx';
export { CookieBanner } from './lib/commerce/consent/CookieBanner.tsx';
export type { CookieChoice, CookieBannerProps } from './lib/commerce/consent/CookieBanner.tsx';
export { Combobox } from './lib/primitives/combobox/Combobox.tsx';
export type { ComboboxProps } from './lib/primitives/combobox/Combobox.tsx';
export type { ComboboxGroup, ComboboxOption } from './lib/primitives/combobox/combobox-option.ts';
export { Dialog } from './lib/primitives/dialog/Dialog.tsx';
export type { DialogProps } from './lib/primitives/dialog/Dialog.tsx';
export { PendingContent } from './lib/primitives/dialog/PendingContent.tsx';
export type { PendingContentProps } from './lib/primitives/dialog/PendingContent.tsx';
export { PendingPanel } from './lib/primitives/pending-panel/PendingPanel.tsx';
export type { PendingPanelProps } from './lib/primitives/pending-panel/PendingPanel.tsx';
export { useLoaded } from './lib/primitives/dialog/use-loaded.ts';
export type { Loaded } from './lib/primitives/dialog/use-loaded.ts';
export { SidePanel } from './lib/primitives/dialog/SidePanel.tsx';
export type { SidePanelProps } from './lib/primitives/dialog/SidePanel.tsx';
export { EmptyState } from './lib/primitives/empty-state/EmptyState.tsx';
export type { EmptyStateProps } from './lib/primitives/empty-state/EmptyState.tsx';
export { ErrorPage } from './lib/primitives/error-page/ErrorPage.tsx';
export type { ErrorPageProps, ErrorPageStatus } from './lib/primitives/error-page/ErrorPage.tsx';
export { ErrorSummary } from './lib/primitives/error-summary/ErrorSummary.tsx';
export type { ErrorSummaryProps, FormError } from './lib/primitives/error-summary/ErrorSummary.tsx';
export { filledFieldsProps } from './lib/primitives/field/filled-fields-props.ts';
export { SelectField } from './lib/primitives/field/SelectField.tsx';
export type { SelectFieldProps, SelectOption } from './lib/primitives/field/SelectField.tsx';
export { TextAreaField } from './lib/primitives/field/TextAreaField.tsx';
export type { TextAreaFieldProps } from './lib/primitives/field/TextAreaField.tsx';
export { TextField } from './lib/primitives/field/TextField.tsx';
export type { TextFieldProps } from './lib/primitives/field/TextField.tsx';
export { ActiveFilters } from './lib/commerce/filter/ActiveFilters.tsx';
export type { ActiveFiltersProps } from './lib/commerce/filter/ActiveFilters.tsx';
export { FacetGroup } from './lib/commerce/filter/FacetGroup.tsx';
export type { FacetGroupProps, FacetItem } from './lib/commerce/filter/FacetGroup.tsx';
export { FilterPanel, FilterPanelButton } from './lib/commerce/filter/FilterPanel.tsx';
export type { FilterPanelButtonProps, FilterPanelProps } from './lib/commerce/filter/FilterPanel.tsx';
export type { HiddenField } from './lib/primitives/field/HiddenFields.tsx';
export { RangeForm } from './lib/commerce/filter/RangeForm.tsx';
export type { RangeEnd, RangeFormProps } from './lib/commerce/filter/RangeForm.tsx';
export { SortForm } from './lib/commerce/filter/SortForm.tsx';
export type { SortFormProps } from './lib/commerce/filter/SortForm.tsx';
export { Footer } from './lib/commerce/footer/Footer.tsx';
export type { FooterProps } from './lib/commerce/footer/Footer.tsx';
export { FooterColumn } from './lib/commerce/footer/FooterColumn.tsx';
export type { FooterColumnProps } from './lib/commerce/footer/FooterColumn.tsx';
export { FooterColumns } from './lib/commerce/footer/FooterColumns.tsx';
export type { FooterColumnsProps } from './lib/commerce/footer/FooterColumns.tsx';
export { Gallery } from './lib/commerce/gallery/Gallery.tsx';
export type { GalleryImage, GalleryProps } from './lib/commerce/gallery/Gallery.tsx';
export { reduceHeaderScroll } from './lib/commerce/header/header-scroll.ts';
export type { HeaderScroll } from './lib/commerce/header/header-scroll.ts';
export { Header } from './lib/commerce/header/Header.tsx';
export type { HeaderProps } from './lib/commerce/header/Header.tsx';
export { HeaderAction } from './lib/commerce/header/HeaderAction.tsx';
export type { HeaderActionProps } from './lib/commerce/header/HeaderAction.tsx';
export type { IconName } from './lib/primitives/icon/icon-paths.ts';
export { Icon } from './lib/primitives/icon/Icon.tsx';
export type { IconProps } from './lib/primitives/icon/Icon.tsx';
export { imageMetadata } from './lib/commerce/image/image-metadata.ts';
export type { ImageMetadata, MeasuredImage } from './lib/commerce/image/image-metadata.ts';
export { imageSources } from './lib/commerce/image/image-srcset.ts';
export type { ImageShape } from './lib/commerce/image/image-srcset.ts';
export { imageUrl, imageWidths } from './lib/commerce/image/image-url.ts';
export type {
  ImageFit,
  ImageModifiers,
  ImagePreset,
  ImageProvider,
  ImageUrlOptions,
} from './lib/commerce/image/image-url.ts';
export { ImageUsageError } from './lib/commerce/image/image-usage-error.ts';
export type { ImageUsageErrorKind } from './lib/commerce/image/image-usage-error.ts';
export { Image } from './lib/commerce/image/Image.tsx';
export type { ImageProps } from './lib/commerce/image/Image.tsx';
export { Cluster } from './lib/primitives/layout/Cluster.tsx';
export type { ClusterProps } from './lib/primitives/layout/Cluster.tsx';
export { Container } from './lib/primitives/layout/Container.tsx';
export type { ContainerProps } from './lib/primitives/layout/Container.tsx';
export { SkipLink } from './lib/primitives/layout/SkipLink.tsx';
export { Stack } from './lib/primitives/layout/Stack.tsx';
export type { Space, StackProps } from './lib/primitives/layout/Stack.tsx';
export { LoadMore } from './lib/commerce/load-more/LoadMore.tsx';
export type { LoadMoreProps } from './lib/commerce/load-more/LoadMore.tsx';
export { LoadPrevious } from './lib/commerce/load-more/LoadPrevious.tsx';
export type { LoadPreviousProps } from './lib/commerce/load-more/LoadPrevious.tsx';
export {
  idleIndicator,
  loadingIndicatorTimes,
  reduceLoadingIndicator,
} from './lib/primitives/loading-indicator/loading-indicator-state.ts';
export type {
  LoadingIndicatorEvent,
  LoadingIndicatorState,
} from './lib/primitives/loading-indicator/loading-indicator-state.ts';
export { LoadingIndicator } from './lib/primitives/loading-indicator/LoadingIndicator.tsx';
export type { LoadingIndicatorProps } from './lib/primitives/loading-indicator/LoadingIndicator.tsx';
export type { MenuItem } from './lib/commerce/menu/menu-item.ts';
export { MegaMenu } from './lib/commerce/menu/MegaMenu.tsx';
export type { MegaMenuProps } from './lib/commerce/menu/MegaMenu.tsx';
export { MobileMenu } from './lib/commerce/menu/MobileMenu.tsx';
export type { MobileMenuProps } from './lib/commerce/menu/MobileMenu.tsx';
export { MobileMenuItems } from './lib/commerce/menu/MobileMenuItems.tsx';
export type { MobileMenuItemsProps } from './lib/commerce/menu/MobileMenuItems.tsx';
export { Link } from './lib/primitives/navigation/Link.tsx';
export {
  NavigationContext as NavigationProvider,
  useNavigation,
} from './lib/primitives/navigation/navigation-context.ts';
export type { LinkProps, NavigateOptions, Navigation } from './lib/primitives/navigation/navigation-context.ts';
export { Notice } from './lib/primitives/notice/Notice.tsx';
export type { NoticeProps } from './lib/primitives/notice/Notice.tsx';
export { OldBrowserWarning } from './lib/primitives/old-browser-warning/OldBrowserWarning.tsx';
export type { OldBrowserWarningProps } from './lib/primitives/old-browser-warning/OldBrowserWarning.tsx';
export {
  hiddenBar,
  nextTickAt,
  pageLoadBarTimes,
  reducePageLoadBar,
} from './lib/primitives/page-load-bar/page-load-bar-state.ts';
export type { PageLoadBarEvent, PageLoadBarState } from './lib/primitives/page-load-bar/page-load-bar-state.ts';
export { PageLoadBar } from './lib/primitives/page-load-bar/PageLoadBar.tsx';
export type { PageLoadBarProps } from './lib/primitives/page-load-bar/PageLoadBar.tsx';
export { priceState } from './lib/commerce/price-tag/price-state.ts';
export type { ComparisonPrice, PriceFacts, PriceState } from './lib/commerce/price-tag/price-state.ts';
export { PriceTag } from './lib/commerce/price-tag/PriceTag.tsx';
export type { PriceTagProps } from './lib/commerce/price-tag/PriceTag.tsx';
export { PromiseList } from './lib/commerce/promise-list/PromiseList.tsx';
export type { PromiseListProps } from './lib/commerce/promise-list/PromiseList.tsx';
export { ProductCardFrame } from './lib/commerce/product-card/ProductCardFrame.tsx';
export type { CardImage, ProductCardFrameProps } from './lib/commerce/product-card/ProductCardFrame.tsx';
export { ProductGrid } from './lib/commerce/product-card/ProductGrid.tsx';
export type { ProductGridProps } from './lib/commerce/product-card/ProductGrid.tsx';
export { QuantityStepper } from './lib/commerce/quantity-stepper/QuantityStepper.tsx';
export type { QuantityStepperProps } from './lib/commerce/quantity-stepper/QuantityStepper.tsx';
export { Rating } from './lib/commerce/rating/Rating.tsx';
export type { RatingProps } from './lib/commerce/rating/Rating.tsx';
export { RatingField } from './lib/commerce/rating/RatingField.tsx';
export type { RatingFieldProps } from './lib/commerce/rating/RatingField.tsx';
export { SearchForm } from './lib/primitives/search-form/SearchForm.tsx';
export type { SearchFormProps } from './lib/primitives/search-form/SearchForm.tsx';
export { SizeGrid } from './lib/commerce/size-grid/SizeGrid.tsx';
export type { SizeGridProps, SizeOption, SizeStatus } from './lib/commerce/size-grid/SizeGrid.tsx';
export { ProductCardSkeleton } from './lib/commerce/product-card-skeleton/ProductCardSkeleton.tsx';
export { Skeleton } from './lib/primitives/skeleton/Skeleton.tsx';
export type { SkeletonProps } from './lib/primitives/skeleton/Skeleton.tsx';
export { SummaryList } from './lib/commerce/summary-list/SummaryList.tsx';
export type { SummaryListProps, SummaryRow } from './lib/commerce/summary-list/SummaryList.tsx';
export { LinkTabs } from './lib/primitives/tabs/LinkTabs.tsx';
export type { LinkTab, LinkTabsProps } from './lib/primitives/tabs/LinkTabs.tsx';
export { Tabs } from './lib/primitives/tabs/Tabs.tsx';
export type { Tab, TabsProps } from './lib/primitives/tabs/Tabs.tsx';
export { Heading } from './lib/primitives/text/Heading.tsx';
export type { HeadingProps } from './lib/primitives/text/Heading.tsx';
export { VisuallyHidden } from './lib/primitives/text/VisuallyHidden.tsx';
export { breakpoints, tokens, viewportBreakpoints } from './lib/tokens/tokens.ts';
export type { ColourName } from './lib/tokens/tokens.ts';
export { SnackbarRegion } from './lib/primitives/snackbar/SnackbarRegion.tsx';
export type { SnackbarRegionProps } from './lib/primitives/snackbar/SnackbarRegion.tsx';
export type { SnackbarAction, SnackbarMessage, SnackbarPlacement } from './lib/primitives/snackbar/snackbar-message.ts';
