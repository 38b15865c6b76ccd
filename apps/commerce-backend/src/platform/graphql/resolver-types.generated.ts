import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { CartItemSource, CartSummarySource, CartSource, WithCart } from '../../shopping/cart/cart-source.ts';
import type { ApiContext } from './context.ts';
import type { Source } from './source.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  DateTime: { input: string; output: Date | string; }
  Decimal: { input: number; output: number; }
  Guid: { input: string; output: string; }
  Long: { input: number; output: number; }
};

export type AddressInputType = {
  readonly addressLine1?: InputMaybe<Scalars['String']['input']>;
  readonly addressLine2?: InputMaybe<Scalars['String']['input']>;
  readonly addressLine3?: InputMaybe<Scalars['String']['input']>;
  readonly careOf?: InputMaybe<Scalars['String']['input']>;
  readonly city?: InputMaybe<Scalars['String']['input']>;
  readonly company?: InputMaybe<Scalars['String']['input']>;
  readonly country?: InputMaybe<Scalars['String']['input']>;
  readonly entryCode?: InputMaybe<Scalars['String']['input']>;
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  readonly mobile?: InputMaybe<Scalars['String']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly state?: InputMaybe<Scalars['String']['input']>;
  readonly zip?: InputMaybe<Scalars['String']['input']>;
};

export type AddressType = {
  readonly addressLine1: Scalars['String']['output'];
  readonly addressLine2: Scalars['String']['output'];
  readonly addressLine3: Scalars['String']['output'];
  readonly careOf: Scalars['String']['output'];
  readonly city: Scalars['String']['output'];
  readonly company: Scalars['String']['output'];
  readonly country: Scalars['String']['output'];
  readonly entryCode: Scalars['String']['output'];
  readonly firstName: Scalars['String']['output'];
  readonly lastName: Scalars['String']['output'];
  readonly mobile: Scalars['String']['output'];
  readonly phone: Scalars['String']['output'];
  readonly state: Scalars['String']['output'];
  readonly zip: Scalars['String']['output'];
};

export type AftercareLineType = {
  readonly brand: Scalars['String']['output'];
  readonly image?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly quantity: Scalars['Int']['output'];
  readonly returnable: Scalars['Int']['output'];
  readonly rowNumber: Scalars['Int']['output'];
  readonly size: Scalars['String']['output'];
  readonly skuId: Scalars['Int']['output'];
};

export type AlternativeUrlType = {
  readonly channelId: Scalars['String']['output'];
  readonly country?: Maybe<Scalars['String']['output']>;
  readonly culture: Scalars['String']['output'];
  readonly language: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
};

export type BalanceTransactionKind =
  | 'CREDIT'
  | 'PURCHASE'
  | 'REFUND';

export type BalanceTransactionType = {
  /** Negative when the customer paid with the balance. */
  readonly amount: Scalars['Decimal']['output'];
  readonly amountFormatted: Scalars['String']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly id: Scalars['Int']['output'];
  readonly kind: BalanceTransactionKind;
  readonly orderId?: Maybe<Scalars['Int']['output']>;
};

export type BalanceType = {
  readonly pending: Scalars['Decimal']['output'];
  readonly pendingFormatted?: Maybe<Scalars['String']['output']>;
  readonly remaining: Scalars['Decimal']['output'];
  readonly remainingFormatted?: Maybe<Scalars['String']['output']>;
  readonly totalSellingPriceExBalanceExVat: Scalars['Decimal']['output'];
  readonly totalSellingPriceExBalanceExVatFormatted?: Maybe<Scalars['String']['output']>;
  readonly totalSellingPriceExBalanceIncVat: Scalars['Decimal']['output'];
  readonly totalSellingPriceExBalanceIncVatFormatted?: Maybe<Scalars['String']['output']>;
};

export type BonusVoucherListType = {
  /** What the goods of the cart lack of it; null when they reach it. */
  readonly amountLeftFormatted?: Maybe<Scalars['String']['output']>;
  /** The value of goods from which a voucher can be used in the market. */
  readonly minimumPurchaseFormatted: Scalars['String']['output'];
  readonly vouchers: ReadonlyArray<BonusVoucherType>;
};

export type BonusVoucherStatus =
  | 'AVAILABLE'
  | 'EXPIRED'
  /** Unused, and in the currency of another market. */
  | 'OTHER_MARKET'
  | 'REDEEMED';

export type BonusVoucherType = {
  readonly amountFormatted: Scalars['String']['output'];
  readonly code: Scalars['String']['output'];
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly status: BonusVoucherStatus;
};

export type BrandListType = {
  readonly alias?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use alternativeUrls, which name language and market too. */
  readonly alternativeCanonicalUrls?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly alternativeUrls?: Maybe<ReadonlyArray<Maybe<AlternativeUrlType>>>;
  readonly backgroundImage?: Maybe<Scalars['String']['output']>;
  readonly brandId: Scalars['Int']['output'];
  readonly canonicalUrl?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly logo?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly primaryImage?: Maybe<Scalars['String']['output']>;
  readonly secondaryDescription?: Maybe<Scalars['String']['output']>;
};

export type BrandType = {
  readonly alias?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use alternativeUrls, which name language and market too. */
  readonly alternativeCanonicalUrls?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly alternativeUrls?: Maybe<ReadonlyArray<Maybe<AlternativeUrlType>>>;
  readonly brandId: Scalars['Int']['output'];
  readonly canonicalUrl?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
};

export type BreadcrumbType = {
  readonly categoryId: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly parentCategoryId: Scalars['Int']['output'];
  readonly url?: Maybe<Scalars['String']['output']>;
};

export type CampaignPriceType = {
  readonly discount: Scalars['Decimal']['output'];
  readonly discountPercentage: Scalars['Decimal']['output'];
  readonly price?: Maybe<PriceType>;
  readonly quantity: Scalars['Int']['output'];
};

export type CampaignRuleType = {
  readonly action?: Maybe<Scalars['String']['output']>;
  readonly actionValue?: Maybe<Scalars['String']['output']>;
  readonly campaignId: Scalars['String']['output'];
  readonly canonicalUrl?: Maybe<Scalars['String']['output']>;
  readonly category?: Maybe<Scalars['String']['output']>;
  readonly hideTitle?: Maybe<Scalars['Boolean']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly ruleType?: Maybe<Scalars['String']['output']>;
};

export type CampaignType = {
  readonly appliedCampaigns?: Maybe<ReadonlyArray<Maybe<CampaignRuleType>>>;
  readonly prices?: Maybe<ReadonlyArray<Maybe<CampaignPriceType>>>;
};

export type CartChangeType = {
  readonly id: Scalars['String']['output'];
  /** Names the change: no two have the same. */
  readonly version: Scalars['String']['output'];
};

export type CartFeesType = {
  readonly paymentFeeExVat: Scalars['Decimal']['output'];
  readonly paymentFeeIncVat: Scalars['Decimal']['output'];
  readonly shippingFeeExVat: Scalars['Decimal']['output'];
  readonly shippingFeeIncVat: Scalars['Decimal']['output'];
};

export type CartGroupInputType = {
  readonly groupKey?: InputMaybe<Scalars['ID']['input']>;
  readonly quantity: Scalars['Int']['input'];
};

export type CartItemInputType = {
  readonly groupKey?: InputMaybe<Scalars['ID']['input']>;
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly message?: InputMaybe<Scalars['String']['input']>;
  readonly quantity: Scalars['Int']['input'];
  readonly skuId?: InputMaybe<Scalars['Int']['input']>;
};

export type CartItemType = {
  readonly campaign?: Maybe<CampaignType>;
  readonly groupKey?: Maybe<Scalars['ID']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly isCampaignFreeGift: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly product?: Maybe<ProductType>;
  /** Null: the shop sells no packages. */
  readonly productPackage?: Maybe<ProductPackageCartItemType>;
  readonly quantity: Scalars['Int']['output'];
  readonly skuId: Scalars['Int']['output'];
  readonly totalPrice?: Maybe<PriceType>;
  readonly unitPrice?: Maybe<PriceType>;
};

export type CartSummaryType = {
  readonly balance?: Maybe<BalanceType>;
  readonly fees?: Maybe<CartFeesType>;
  readonly fixedAmountDiscountExVat: Scalars['Decimal']['output'];
  readonly fixedAmountDiscountIncVat: Scalars['Decimal']['output'];
  readonly payment?: Maybe<PaymentOptionType>;
  readonly shipping?: Maybe<ShippingOptionType>;
  readonly subTotal?: Maybe<PriceType>;
  readonly total?: Maybe<PriceType>;
  /** The VAT of `total` before gift card and balance, by rate. */
  readonly vats?: Maybe<ReadonlyArray<Maybe<VatGroupType>>>;
};

export type CartType = {
  readonly appliedCampaigns?: Maybe<ReadonlyArray<Maybe<CampaignRuleType>>>;
  readonly fixedDiscount: Scalars['Decimal']['output'];
  readonly freeShipping: Scalars['Boolean']['output'];
  readonly id?: Maybe<Scalars['String']['output']>;
  readonly isCompleted: Scalars['Boolean']['output'];
  readonly items?: Maybe<ReadonlyArray<Maybe<CartItemType>>>;
  readonly merchantData?: Maybe<Scalars['String']['output']>;
  readonly promoCode?: Maybe<Scalars['String']['output']>;
  readonly summary?: Maybe<CartSummaryType>;
};

export type CategoryType = {
  readonly alias?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use alternativeUrls, which name language and market too. */
  readonly alternativeCanonicalUrls?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly alternativeUrls?: Maybe<ReadonlyArray<Maybe<AlternativeUrlType>>>;
  readonly backgroundImage?: Maybe<Scalars['String']['output']>;
  readonly canonicalUrl: Scalars['String']['output'];
  readonly categoryId: Scalars['Int']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly googleTaxonomy?: Maybe<GoogleTaxonomyType>;
  readonly isHidden?: Maybe<Scalars['Boolean']['output']>;
  readonly name: Scalars['String']['output'];
  readonly order: Scalars['Int']['output'];
  readonly parentCategoryId: Scalars['Int']['output'];
  readonly primaryImage?: Maybe<Scalars['String']['output']>;
  readonly secondaryDescription?: Maybe<Scalars['String']['output']>;
};

export type ChannelType = {
  readonly defaultLanguageId: Scalars['String']['output'];
  readonly defaultMarketId: Scalars['String']['output'];
  readonly id: Scalars['String']['output'];
  readonly languages?: Maybe<ReadonlyArray<Maybe<LanguageType>>>;
  readonly markets?: Maybe<ReadonlyArray<Maybe<MarketType>>>;
  readonly name: Scalars['String']['output'];
  readonly type: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
};

export type CheckoutAndOrderType = {
  /** Empty where the way to pay has no form of its own. */
  readonly htmlSnippet: Scalars['String']['output'];
  readonly order?: Maybe<CheckoutOrderType>;
};

export type CheckoutDataType = {
  readonly cart?: Maybe<CartType>;
  readonly completed?: Maybe<Scalars['Boolean']['output']>;
  readonly htmlSnippet?: Maybe<Scalars['String']['output']>;
  readonly newCheckoutSession: Scalars['Boolean']['output'];
  readonly nthPurchase: Scalars['Int']['output'];
  readonly order?: Maybe<CheckoutOrderType>;
};

export type CheckoutInputType = {
  readonly acceptedConsents?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly billingAddress?: InputMaybe<AddressInputType>;
  readonly checkoutUrls?: InputMaybe<CheckoutUrlsInputType>;
  readonly customerOrderNumber?: InputMaybe<Scalars['String']['input']>;
  readonly customerType?: InputMaybe<CustomerType>;
  readonly desiredDeliveryDate?: InputMaybe<Scalars['DateTime']['input']>;
  readonly email?: InputMaybe<Scalars['String']['input']>;
  readonly externalShippingFee?: InputMaybe<Scalars['Decimal']['input']>;
  readonly externalShippingId?: InputMaybe<Scalars['String']['input']>;
  readonly goodsLabel?: InputMaybe<Scalars['String']['input']>;
  readonly identityNumber?: InputMaybe<Scalars['String']['input']>;
  readonly merchantData?: InputMaybe<Scalars['String']['input']>;
  readonly message?: InputMaybe<Scalars['String']['input']>;
  readonly paymentId?: InputMaybe<Scalars['Int']['input']>;
  readonly pickupPoint?: InputMaybe<Scalars['String']['input']>;
  readonly shippingAddress?: InputMaybe<AddressInputType>;
  readonly shippingId?: InputMaybe<Scalars['Int']['input']>;
  readonly skipShippingValidation?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CheckoutOrderRowType = {
  readonly articleNumber?: Maybe<Scalars['String']['output']>;
  readonly brand?: Maybe<Scalars['String']['output']>;
  readonly campaignIds?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly campaignNames?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly categories?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly currency?: Maybe<Scalars['String']['output']>;
  readonly discountExVat: Scalars['Decimal']['output'];
  readonly discountIncVat: Scalars['Decimal']['output'];
  readonly discountRate: Scalars['Float']['output'];
  readonly externalId?: Maybe<Scalars['String']['output']>;
  readonly gtin?: Maybe<Scalars['String']['output']>;
  readonly height: Scalars['Int']['output'];
  readonly imageUrl?: Maybe<Scalars['String']['output']>;
  readonly length: Scalars['Int']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly priceExVat: Scalars['Decimal']['output'];
  readonly priceIncVat: Scalars['Decimal']['output'];
  readonly productId: Scalars['Int']['output'];
  readonly productPriceCampaignId?: Maybe<Scalars['Int']['output']>;
  readonly productPriceListId?: Maybe<Scalars['Int']['output']>;
  readonly productUrl?: Maybe<Scalars['String']['output']>;
  readonly quantity: Scalars['Int']['output'];
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly variant?: Maybe<Scalars['String']['output']>;
  readonly weight: Scalars['Int']['output'];
  readonly width: Scalars['Int']['output'];
};

export type CheckoutOrderType = {
  /** @deprecated `billingAddress` has it. */
  readonly address1?: Maybe<Scalars['String']['output']>;
  /** @deprecated `billingAddress` has it. */
  readonly address2?: Maybe<Scalars['String']['output']>;
  readonly balance: Scalars['Decimal']['output'];
  readonly billingAddress?: Maybe<AddressType>;
  readonly campaignIds?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly campaignNames?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  /** @deprecated `billingAddress` has it. */
  readonly city?: Maybe<Scalars['String']['output']>;
  /** @deprecated `billingAddress` has it. */
  readonly company?: Maybe<Scalars['String']['output']>;
  /** @deprecated `billingAddress` has it. */
  readonly country?: Maybe<Scalars['String']['output']>;
  readonly currency?: Maybe<Scalars['String']['output']>;
  readonly customerGroupId: Scalars['Int']['output'];
  readonly customerId: Scalars['Int']['output'];
  readonly customerOrderNumber?: Maybe<Scalars['String']['output']>;
  readonly customerTypeId: Scalars['Int']['output'];
  readonly desiredDeliveryDate?: Maybe<Scalars['DateTime']['output']>;
  readonly discountExVat: Scalars['Decimal']['output'];
  readonly discountIncVat: Scalars['Decimal']['output'];
  /** @deprecated The buyer has typed it. */
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly externalOrderId?: Maybe<Scalars['String']['output']>;
  /** @deprecated `billingAddress` has it. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly gender: GenderType;
  readonly goodsLabel?: Maybe<Scalars['String']['output']>;
  readonly ipAddress?: Maybe<Scalars['String']['output']>;
  readonly itemValueExVat: Scalars['Decimal']['output'];
  readonly itemValueIncVat: Scalars['Decimal']['output'];
  readonly languageId?: Maybe<Scalars['String']['output']>;
  /** @deprecated `billingAddress` has it. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
  readonly marketId: Scalars['String']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly metaData?: Maybe<Scalars['String']['output']>;
  readonly orderId?: Maybe<Scalars['String']['output']>;
  readonly orderValueExVat: Scalars['Decimal']['output'];
  readonly orderValueIncVat: Scalars['Decimal']['output'];
  readonly organizationNumber?: Maybe<Scalars['String']['output']>;
  readonly paymentFeeExVat: Scalars['Decimal']['output'];
  readonly paymentFeeIncVat: Scalars['Decimal']['output'];
  readonly paymentId: Scalars['Int']['output'];
  readonly personalId?: Maybe<Scalars['String']['output']>;
  /** @deprecated `billingAddress` has it. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  readonly pickupPoint?: Maybe<Scalars['String']['output']>;
  readonly promoCode?: Maybe<Scalars['String']['output']>;
  readonly rows?: Maybe<ReadonlyArray<Maybe<CheckoutOrderRowType>>>;
  /** @deprecated Always null. */
  readonly secondaryTransactionId?: Maybe<Scalars['String']['output']>;
  readonly shippingAddress?: Maybe<AddressType>;
  readonly shippingFeeExVat: Scalars['Decimal']['output'];
  readonly shippingFeeIncVat: Scalars['Decimal']['output'];
  readonly shippingId: Scalars['Int']['output'];
  readonly status?: Maybe<Scalars['String']['output']>;
  readonly sum: Scalars['Decimal']['output'];
  readonly transactionId?: Maybe<Scalars['String']['output']>;
  readonly userAgent?: Maybe<Scalars['String']['output']>;
  /** @deprecated `billingAddress` has it. */
  readonly zip?: Maybe<Scalars['String']['output']>;
};

export type CheckoutStatus =
  | 'CUSTOMER_BLACKLISTED'
  | 'OK';

export type CheckoutType = {
  readonly billingAddress?: Maybe<AddressType>;
  readonly cart?: Maybe<CartType>;
  readonly checkoutStatus?: Maybe<CheckoutStatus>;
  /**
   * What `acceptedConsents` may name. An order needs `order`.
   * @deprecated Not every service of this API has them.
   */
  readonly consents?: Maybe<ReadonlyArray<Maybe<ConsentType>>>;
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly identityNumber?: Maybe<Scalars['String']['output']>;
  readonly paymentOptions?: Maybe<ReadonlyArray<Maybe<PaymentOptionType>>>;
  readonly shippingAddress?: Maybe<AddressType>;
  readonly shippingData?: Maybe<Scalars['String']['output']>;
  readonly shippingOptions?: Maybe<ReadonlyArray<Maybe<ShippingOptionType>>>;
};

export type CheckoutUrlsInputType = {
  readonly checkoutPageUrl?: InputMaybe<Scalars['String']['input']>;
  readonly redirectUrl?: InputMaybe<Scalars['String']['input']>;
  readonly termsPageUrl?: InputMaybe<Scalars['String']['input']>;
};

export type ConsentType = {
  readonly autoAccept: Scalars['Boolean']['output'];
  readonly checked: Scalars['Boolean']['output'];
  readonly description: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly type: Scalars['String']['output'];
};

export type CountryType = {
  readonly code: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
};

export type CurrencyType = {
  readonly code: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly rate: Scalars['Decimal']['output'];
  readonly symbol: Scalars['String']['output'];
};

export type CustomerType =
  | 'ORGANIZATION'
  | 'PERSON';

/** Millimetres. */
export type DimensionsType = {
  readonly height: Scalars['Int']['output'];
  readonly length: Scalars['Int']['output'];
  readonly width: Scalars['Int']['output'];
};

export type DiscountType =
  | 'EXTERNAL'
  | 'NONE'
  | 'PRICE_CAMPAIGN'
  | 'SALE_PRICE';

export type FilterCollectionType = {
  readonly facets?: Maybe<ReadonlyArray<Maybe<FilterType>>>;
  readonly price?: Maybe<PriceFilterType>;
};

export type FilterInputType = {
  readonly articleNumbers?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly brandIds?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly categoryIds?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly discountCampaignIds?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly exclude?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly excludeBrandIds?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly excludeCategoryIds?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly excludeDiscountCampaignIds?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly excludeFacets?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly facets?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly filterMode?: InputMaybe<FilterMode>;
  readonly include?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly includeCollapsed?: InputMaybe<Scalars['Boolean']['input']>;
  readonly includeMode?: InputMaybe<IncludeMode>;
  readonly price?: InputMaybe<PriceFilterInputType>;
  readonly priceListIdentifier?: InputMaybe<Scalars['String']['input']>;
  readonly productIds?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly searchText?: InputMaybe<Scalars['String']['input']>;
  readonly sort?: InputMaybe<SortType>;
};

export type FilterMode =
  | 'BY_GROUP'
  | 'CURRENT';

export type FilterType = {
  readonly filterId: Scalars['String']['output'];
  readonly group?: Maybe<Scalars['String']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly order: Scalars['Int']['output'];
  readonly type?: Maybe<Scalars['String']['output']>;
  readonly values?: Maybe<ReadonlyArray<Maybe<FilterValueType>>>;
};

export type FilterValueType = {
  readonly _id: Scalars['String']['output'];
  readonly count: Scalars['Long']['output'];
  readonly facetId?: Maybe<Scalars['String']['output']>;
  readonly hidden: Scalars['Boolean']['output'];
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly order: Scalars['Int']['output'];
  readonly parentId?: Maybe<Scalars['String']['output']>;
  readonly url?: Maybe<Scalars['String']['output']>;
};

export type Gender =
  | 'MAN'
  | 'UNSET'
  | 'UNSPECIFIED'
  | 'WOMAN';

export type GenderType =
  | 'FEMALE'
  | 'MALE'
  | 'UNKNOWN';

/** What merchant centres call a category. */
export type GoogleTaxonomyType = {
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Null for a root of that taxonomy. */
  readonly parentId?: Maybe<Scalars['Int']['output']>;
  /** The names from the root on, joined by ` > `. */
  readonly path?: Maybe<Scalars['String']['output']>;
};

export type GroupType = {
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly groupId: Scalars['Int']['output'];
  readonly image?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly options?: Maybe<ReadonlyArray<Maybe<OptionType>>>;
  readonly required: Scalars['Boolean']['output'];
  readonly sortOrder: Scalars['Int']['output'];
};

export type IncludeMode =
  | 'INTERSECT'
  | 'UNION';

export type LanguageType = {
  readonly code: Scalars['String']['output'];
  readonly id: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
};

export type LowestPriceType = {
  readonly comparisonPriceExVat: Scalars['Decimal']['output'];
  readonly comparisonPriceExVatFormatted?: Maybe<Scalars['String']['output']>;
  readonly comparisonPriceIncVat: Scalars['Decimal']['output'];
  readonly comparisonPriceIncVatFormatted?: Maybe<Scalars['String']['output']>;
  readonly discountExVat: Scalars['Decimal']['output'];
  readonly discountExVatFormatted?: Maybe<Scalars['String']['output']>;
  readonly discountIncVat: Scalars['Decimal']['output'];
  readonly discountIncVatFormatted?: Maybe<Scalars['String']['output']>;
  readonly discountPercentage: Scalars['Int']['output'];
  readonly isDiscounted: Scalars['Boolean']['output'];
  readonly lowestPriceExVat: Scalars['Decimal']['output'];
  readonly lowestPriceExVatFormatted?: Maybe<Scalars['String']['output']>;
  readonly lowestPriceIncVat: Scalars['Decimal']['output'];
  readonly lowestPriceIncVatFormatted?: Maybe<Scalars['String']['output']>;
  readonly sellingPriceExVat: Scalars['Decimal']['output'];
  readonly sellingPriceExVatFormatted?: Maybe<Scalars['String']['output']>;
  readonly sellingPriceIncVat: Scalars['Decimal']['output'];
  readonly sellingPriceIncVatFormatted?: Maybe<Scalars['String']['output']>;
  readonly vat: Scalars['Decimal']['output'];
  readonly vatFormatted?: Maybe<Scalars['String']['output']>;
};

export type MarketType = {
  readonly alias?: Maybe<Scalars['String']['output']>;
  readonly allowedLanguages?: Maybe<ReadonlyArray<Maybe<LanguageType>>>;
  readonly country?: Maybe<CountryType>;
  readonly currency?: Maybe<CurrencyType>;
  readonly defaultLanguageId: Scalars['String']['output'];
  readonly groupKey: Scalars['String']['output'];
  readonly id: Scalars['String']['output'];
  readonly onlyDisplayInCheckout?: Maybe<Scalars['Boolean']['output']>;
  readonly virtual?: Maybe<Scalars['Boolean']['output']>;
};

export type MembershipInputType = {
  readonly acceptsEmail?: InputMaybe<Scalars['Boolean']['input']>;
  readonly acceptsSms?: InputMaybe<Scalars['Boolean']['input']>;
};

export type MembershipLevel =
  | 'BRONZE'
  | 'GOLD'
  | 'SILVER';

export type MembershipType = {
  readonly acceptsEmail: Scalars['Boolean']['output'];
  readonly acceptsSms: Scalars['Boolean']['output'];
  readonly availablePoints: Scalars['Int']['output'];
  readonly bonusFormatted: Scalars['String']['output'];
  readonly history: ReadonlyArray<PointsEntryType>;
  readonly isMember: Scalars['Boolean']['output'];
  readonly level: MembershipLevel;
  readonly levelPoints: Scalars['Int']['output'];
  readonly nextLevel?: Maybe<MembershipLevel>;
  readonly nextLevelAt?: Maybe<Scalars['Int']['output']>;
  readonly nextPayoutAt: Scalars['DateTime']['output'];
  readonly nextPayoutFormatted?: Maybe<Scalars['String']['output']>;
  readonly pendingPoints: ReadonlyArray<PendingPointsType>;
  readonly pointsToNextBonus: Scalars['Int']['output'];
  readonly vouchers: ReadonlyArray<BonusVoucherType>;
};

export type MenuItemType = {
  readonly canonicalUrl?: Maybe<Scalars['String']['output']>;
  readonly children?: Maybe<ReadonlyArray<Maybe<MenuItemType>>>;
  readonly hidden: Scalars['Boolean']['output'];
  readonly id: Scalars['String']['output'];
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly open: Scalars['Boolean']['output'];
  readonly order: Scalars['Int']['output'];
  readonly targetBlank: Scalars['Boolean']['output'];
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly type: Scalars['String']['output'];
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type MenuType = {
  readonly channels?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly id: Scalars['String']['output'];
  readonly languages?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly locations?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly menuItems?: Maybe<ReadonlyArray<Maybe<MenuItemType>>>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
};

export type MetadataType = {
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly keywords?: Maybe<Scalars['String']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
};

export type Mutation = {
  /** The shop sells no packages: every one is `UnknownPackage`. */
  readonly addPackageToCart?: Maybe<CartType>;
  readonly addToCart?: Maybe<CartType>;
  /** Adds a guest's order to the account of the caller, who knows the order's public id and its cart. Not part of the Merchant API. */
  readonly claimOrder?: Maybe<Scalars['Boolean']['output']>;
  readonly clearCart?: Maybe<CartType>;
  /** A new cart with the same lines, merchant data and, unless promotions are reset, promo code. A gift card stays with the first. */
  readonly cloneCart?: Maybe<CartType>;
  readonly commitReset?: Maybe<Scalars['Boolean']['output']>;
  /** Makes the cart read-only. A cart that is completed already stays as it is. */
  readonly completeCart?: Maybe<CartType>;
  readonly createOrUpdateCheckout?: Maybe<CheckoutType>;
  readonly deleteUser?: Maybe<Scalars['Boolean']['output']>;
  readonly deleteUserAddress?: Maybe<Scalars['Boolean']['output']>;
  readonly endOtherUserSessions?: Maybe<Scalars['Boolean']['output']>;
  readonly endUserSession?: Maybe<Scalars['Boolean']['output']>;
  readonly monitorProductAvailability?: Maybe<Scalars['Boolean']['output']>;
  readonly placeOrder?: Maybe<PlaceOrderResponseType>;
  readonly postProductReview?: Maybe<Scalars['Boolean']['output']>;
  readonly registerReturn?: Maybe<ReturnReceiptType>;
  readonly requestPasswordReset?: Maybe<Scalars['Boolean']['output']>;
  /** Adds an address to the caller's account, or changes the one with that id. Not part of the Merchant API. */
  readonly saveUserAddress?: Maybe<UserAddressType>;
  /** At most 10,000 characters; an empty text removes it. */
  readonly setCartMerchantData?: Maybe<CartType>;
  readonly setCartPromoCode?: Maybe<CartType>;
  /** -1 is no external fee. Any other fee is `ExternalShippingFeeNotAllowed`: the shop's own table decides what shipping costs. */
  readonly setCartShippingFee?: Maybe<CheckoutType>;
  readonly setDefaultUserAddress?: Maybe<Scalars['Boolean']['output']>;
  readonly subscribeToNewsletter?: Maybe<Scalars['Boolean']['output']>;
  /** Sets the quantity of every line with that `groupKey`; 0 removes them. */
  readonly updateCartGroup?: Maybe<CartType>;
  readonly updateCartItem?: Maybe<CartType>;
  readonly updateMembership?: Maybe<MembershipType>;
  readonly updateUser?: Maybe<UserType>;
  readonly withdrawOrder?: Maybe<ReturnReceiptType>;
};


export type MutationAddPackageToCartArgs = {
  allowExternalShippingFee?: InputMaybe<Scalars['Boolean']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  packageId: Scalars['Int']['input'];
  selections?: InputMaybe<ReadonlyArray<InputMaybe<ProductPackageSelectionType>>>;
};


export type MutationAddToCartArgs = {
  allowExternalShippingFee?: InputMaybe<Scalars['Boolean']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  item: CartItemInputType;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationClaimOrderArgs = {
  cartId: Scalars['String']['input'];
  publicOrderId: Scalars['Guid']['input'];
};


export type MutationClearCartArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCloneCartArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  resetPromotions?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCommitResetArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
  resetKey: Scalars['String']['input'];
};


export type MutationCompleteCartArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCreateOrUpdateCheckoutArgs = {
  cartId: Scalars['String']['input'];
  channelId?: InputMaybe<Scalars['String']['input']>;
  checkout?: InputMaybe<CheckoutInputType>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteUserArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteUserAddressArgs = {
  addressId: Scalars['Int']['input'];
};


export type MutationEndUserSessionArgs = {
  id: Scalars['String']['input'];
};


export type MutationMonitorProductAvailabilityArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  skuId: Scalars['Int']['input'];
};


export type MutationPlaceOrderArgs = {
  cartId: Scalars['String']['input'];
  channelId?: InputMaybe<Scalars['String']['input']>;
  checkout: CheckoutInputType;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationPostProductReviewArgs = {
  alias: Scalars['String']['input'];
  author: Scalars['String']['input'];
  channelId?: InputMaybe<Scalars['String']['input']>;
  comment?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  rating?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationRegisterReturnArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  lines: ReadonlyArray<ReturnLineInputType>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['Int']['input'];
};


export type MutationRequestPasswordResetArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSaveUserAddressArgs = {
  address: AddressInputType;
  addressId?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSetCartMerchantDataArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  merchantData: Scalars['String']['input'];
};


export type MutationSetCartPromoCodeArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  promoCode: Scalars['String']['input'];
};


export type MutationSetCartShippingFeeArgs = {
  cartId: Scalars['String']['input'];
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  shippingFee: Scalars['Decimal']['input'];
};


export type MutationSetDefaultUserAddressArgs = {
  addressId: Scalars['Int']['input'];
};


export type MutationSubscribeToNewsletterArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  tags?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
};


export type MutationUpdateCartGroupArgs = {
  allowExternalShippingFee?: InputMaybe<Scalars['Boolean']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  item: CartGroupInputType;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateCartItemArgs = {
  allowExternalShippingFee?: InputMaybe<Scalars['Boolean']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  item: CartItemInputType;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateMembershipArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  membership: MembershipInputType;
};


export type MutationUpdateUserArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  user: UserInputType;
};


export type MutationWithdrawOrderArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['Int']['input'];
};

export type OptionType = {
  readonly isSelected: Scalars['Boolean']['output'];
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly optionId: Scalars['Int']['output'];
  readonly product?: Maybe<ProductType>;
  readonly quantity: Scalars['Int']['output'];
  readonly sortOrder: Scalars['Int']['output'];
};

export type OrderAftercareType = {
  readonly canReturn: Scalars['Boolean']['output'];
  readonly deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  readonly expectedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly lines: ReadonlyArray<AftercareLineType>;
  readonly orderId: Scalars['Int']['output'];
  readonly packedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly placedAt: Scalars['DateTime']['output'];
  readonly returnableUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly returns: ReadonlyArray<ReturnOutlineType>;
  readonly sentAt?: Maybe<Scalars['DateTime']['output']>;
  readonly withdrawal?: Maybe<WithdrawalKind>;
};

export type OrderStatusChangeType = {
  readonly orderId: Scalars['Int']['output'];
  readonly status: Scalars['String']['output'];
  readonly version: Scalars['String']['output'];
};

export type OrderType = {
  readonly billingAddress?: Maybe<AddressType>;
  readonly cart?: Maybe<CartType>;
  readonly completedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  readonly currency?: Maybe<Scalars['String']['output']>;
  readonly customerId?: Maybe<Scalars['Int']['output']>;
  readonly customerOrderNumber?: Maybe<Scalars['String']['output']>;
  readonly desiredDeliveryDate?: Maybe<Scalars['DateTime']['output']>;
  readonly discount?: Maybe<PriceType>;
  readonly fromBalance: Scalars['Decimal']['output'];
  readonly fromBalanceFormatted?: Maybe<Scalars['String']['output']>;
  readonly goodsLabel?: Maybe<Scalars['String']['output']>;
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly orderTotal?: Maybe<PriceType>;
  readonly paymentDetails?: Maybe<ReadonlyArray<Maybe<PaymentDetailsType>>>;
  readonly paymentFee?: Maybe<PriceType>;
  readonly publicId: Scalars['ID']['output'];
  readonly refunds?: Maybe<ReadonlyArray<Maybe<RefundType>>>;
  readonly shippingAddress?: Maybe<AddressType>;
  readonly shippingDetails?: Maybe<ReadonlyArray<Maybe<ShippingDetailType>>>;
  readonly shippingFee?: Maybe<PriceType>;
  readonly status: Scalars['String']['output'];
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly vat?: Maybe<PriceType>;
};

export type PageAreaType = {
  readonly id: Scalars['Int']['output'];
  readonly index: Scalars['Int']['output'];
  readonly name?: Maybe<Scalars['String']['output']>;
};

export type PageInfoType = {
  readonly alias: Scalars['String']['output'];
  /** @deprecated Use alternativeUrls, which name language and market too. */
  readonly alternativeCanonicalUrls?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly alternativeUrls?: Maybe<ReadonlyArray<Maybe<AlternativeUrlType>>>;
  readonly backgroundImage?: Maybe<Scalars['String']['output']>;
  readonly canonicalUrl?: Maybe<Scalars['String']['output']>;
  readonly hideDescription: Scalars['Boolean']['output'];
  readonly hideTitle: Scalars['Boolean']['output'];
  readonly id: Scalars['Int']['output'];
  readonly logo?: Maybe<Scalars['String']['output']>;
  readonly meta?: Maybe<MetadataType>;
  readonly name: Scalars['String']['output'];
  readonly primaryDescription?: Maybe<Scalars['String']['output']>;
  readonly primaryImage?: Maybe<Scalars['String']['output']>;
  readonly secondaryDescription?: Maybe<Scalars['String']['output']>;
  readonly subCategories?: Maybe<ReadonlyArray<Maybe<CategoryType>>>;
};

export type PageWidgetCollectionFilterInputType = {
  readonly key?: InputMaybe<Scalars['String']['input']>;
  readonly value?: InputMaybe<Scalars['String']['input']>;
};

export type PageWidgetCollectionType = {
  readonly containers?: Maybe<ReadonlyArray<Maybe<PageWidgetContainerType>>>;
  readonly familyName?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['Int']['output'];
  readonly meta?: Maybe<MetadataType>;
  readonly name: Scalars['String']['output'];
  readonly pageArea?: Maybe<PageAreaType>;
  readonly tags?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly title?: Maybe<Scalars['String']['output']>;
};

export type PageWidgetContainerType = {
  readonly classNames?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly design: Scalars['String']['output'];
  readonly id: Scalars['Int']['output'];
  readonly layout: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly responsiveMode: Scalars['String']['output'];
  readonly sortOrder: Scalars['Int']['output'];
  readonly widgets?: Maybe<ReadonlyArray<Maybe<PageWidgetType>>>;
};

export type PageWidgetImageSizeType = {
  readonly imageHeight: Scalars['Int']['output'];
  readonly imageRatio: Scalars['Float']['output'];
  readonly imageWidth: Scalars['Int']['output'];
};

export type PageWidgetImageType = {
  readonly fileName: Scalars['String']['output'];
  readonly largestSize?: Maybe<PageWidgetImageSizeType>;
  readonly sizes?: Maybe<ReadonlyArray<Maybe<PageWidgetImageSizeType>>>;
};

export type PageWidgetPageType = {
  readonly activeFrom?: Maybe<Scalars['DateTime']['output']>;
  readonly activeTo?: Maybe<Scalars['DateTime']['output']>;
  readonly alias?: Maybe<Scalars['String']['output']>;
  readonly canonicalUrl?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['Int']['output'];
  readonly meta?: Maybe<MetadataType>;
  readonly name: Scalars['String']['output'];
  readonly tags?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly title?: Maybe<Scalars['String']['output']>;
};

export type PageWidgetType = {
  readonly classNames?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly configuration: Scalars['String']['output'];
  readonly id: Scalars['String']['output'];
  readonly images?: Maybe<ReadonlyArray<Maybe<PageWidgetImageType>>>;
  readonly name: Scalars['String']['output'];
  readonly size: Scalars['String']['output'];
  readonly sortOrder: Scalars['Int']['output'];
  readonly type: Scalars['String']['output'];
};

export type ParameterGroupType = {
  readonly name: Scalars['String']['output'];
  readonly order?: Maybe<Scalars['Int']['output']>;
  readonly parameterGroupId?: Maybe<Scalars['Int']['output']>;
  readonly parameters?: Maybe<ReadonlyArray<Maybe<ParameterType>>>;
  readonly productId: Scalars['Int']['output'];
};

export type ParameterType = {
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly facetId?: Maybe<Scalars['String']['output']>;
  readonly identifier?: Maybe<Scalars['String']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly order: Scalars['Int']['output'];
  readonly parameterGroupId: Scalars['Int']['output'];
  readonly parameterId: Scalars['Int']['output'];
  readonly parameterValueId?: Maybe<Scalars['Int']['output']>;
  readonly show: Scalars['Boolean']['output'];
  readonly showFilter: Scalars['Boolean']['output'];
  readonly type?: Maybe<Scalars['String']['output']>;
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type PaymentCheckout =
  | 'EXTERNAL'
  | 'GEINS_PAY'
  | 'STANDARD';

export type PaymentDetailsType = {
  readonly displayName: Scalars['String']['output'];
  readonly id: Scalars['Int']['output'];
  readonly isPaid: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  readonly paymentDate?: Maybe<Scalars['DateTime']['output']>;
  readonly paymentFee: Scalars['Float']['output'];
  readonly paymentId: Scalars['Int']['output'];
  readonly paymentOption?: Maybe<Scalars['String']['output']>;
  readonly reservationDate: Scalars['DateTime']['output'];
  readonly reservationNumber?: Maybe<Scalars['String']['output']>;
  readonly shippingFee: Scalars['Float']['output'];
  readonly total: Scalars['Float']['output'];
  readonly transactionId: Scalars['String']['output'];
};

export type PaymentOptionType = {
  readonly checkoutType?: Maybe<PaymentCheckout>;
  readonly displayName?: Maybe<Scalars['String']['output']>;
  readonly feeExVat: Scalars['Decimal']['output'];
  readonly feeExVatFormatted?: Maybe<Scalars['String']['output']>;
  readonly feeIncVat: Scalars['Decimal']['output'];
  readonly feeIncVatFormatted?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['Int']['output'];
  readonly isDefault: Scalars['Boolean']['output'];
  readonly isSelected: Scalars['Boolean']['output'];
  readonly logo?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly newCheckoutSession: Scalars['Boolean']['output'];
  readonly paymentData?: Maybe<Scalars['String']['output']>;
  readonly paymentType?: Maybe<PaymentType>;
};

export type PaymentType =
  | 'AVARDA'
  | 'GEINS_PAY'
  | 'KLARNA'
  | 'STANDARD'
  | 'SVEA'
  | 'WALLEY';

export type PendingPointsType = {
  readonly creditedAt: Scalars['DateTime']['output'];
  readonly orderId: Scalars['Int']['output'];
  readonly points: Scalars['Int']['output'];
};

export type PlaceOrderResponseType = {
  readonly orderId?: Maybe<Scalars['String']['output']>;
  readonly publicId?: Maybe<Scalars['String']['output']>;
  readonly redirectUrl?: Maybe<Scalars['String']['output']>;
  readonly status?: Maybe<Scalars['String']['output']>;
};

export type PointsEntryKind =
  | 'EARNED'
  | 'PAID'
  | 'RETURNED';

export type PointsEntryType = {
  readonly amountFormatted?: Maybe<Scalars['String']['output']>;
  readonly at: Scalars['DateTime']['output'];
  readonly kind: PointsEntryKind;
  readonly orderId?: Maybe<Scalars['Int']['output']>;
  readonly points: Scalars['Int']['output'];
};

export type PriceFilterInputType = {
  readonly highest?: InputMaybe<Scalars['Float']['input']>;
  readonly lowest?: InputMaybe<Scalars['Float']['input']>;
};

export type PriceFilterType = {
  readonly highest: Scalars['Float']['output'];
  readonly lowest: Scalars['Float']['output'];
};

export type PriceLogItemType = {
  readonly date: Scalars['String']['output'];
  readonly discountExVat: Scalars['Decimal']['output'];
  readonly discountExVatFormatted?: Maybe<Scalars['String']['output']>;
  readonly discountIncVat: Scalars['Decimal']['output'];
  readonly discountIncVatFormatted?: Maybe<Scalars['String']['output']>;
  readonly discountPercentage: Scalars['Int']['output'];
  readonly isDiscounted: Scalars['Boolean']['output'];
  readonly isLowest: Scalars['Boolean']['output'];
  readonly regularPriceExVat: Scalars['Decimal']['output'];
  readonly regularPriceExVatFormatted?: Maybe<Scalars['String']['output']>;
  readonly regularPriceIncVat: Scalars['Decimal']['output'];
  readonly regularPriceIncVatFormatted?: Maybe<Scalars['String']['output']>;
  readonly sellingPriceExVat: Scalars['Decimal']['output'];
  readonly sellingPriceExVatFormatted?: Maybe<Scalars['String']['output']>;
  readonly sellingPriceIncVat: Scalars['Decimal']['output'];
  readonly sellingPriceIncVatFormatted?: Maybe<Scalars['String']['output']>;
  readonly vat: Scalars['Decimal']['output'];
  readonly vatFormatted?: Maybe<Scalars['String']['output']>;
};

export type PriceType = {
  readonly currency?: Maybe<CurrencyType>;
  readonly discountExVat: Scalars['Decimal']['output'];
  readonly discountExVatFormatted?: Maybe<Scalars['String']['output']>;
  readonly discountIncVat: Scalars['Decimal']['output'];
  readonly discountIncVatFormatted?: Maybe<Scalars['String']['output']>;
  readonly discountPercentage: Scalars['Int']['output'];
  readonly isDiscounted: Scalars['Boolean']['output'];
  readonly regularPriceExVat: Scalars['Decimal']['output'];
  readonly regularPriceExVatFormatted?: Maybe<Scalars['String']['output']>;
  readonly regularPriceIncVat: Scalars['Decimal']['output'];
  readonly regularPriceIncVatFormatted?: Maybe<Scalars['String']['output']>;
  readonly sellingPriceExVat: Scalars['Decimal']['output'];
  readonly sellingPriceExVatFormatted?: Maybe<Scalars['String']['output']>;
  readonly sellingPriceIncVat: Scalars['Decimal']['output'];
  readonly sellingPriceIncVatFormatted?: Maybe<Scalars['String']['output']>;
  readonly vat: Scalars['Decimal']['output'];
  readonly vatFormatted?: Maybe<Scalars['String']['output']>;
};

export type ProductImageType = {
  readonly fileName: Scalars['String']['output'];
  readonly tags?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
};

export type ProductPackageCartItemType = {
  readonly groupId: Scalars['Int']['output'];
  readonly optionId: Scalars['Int']['output'];
  readonly packageId: Scalars['Int']['output'];
  readonly packageName: Scalars['String']['output'];
};

export type ProductPackageSelectionType = {
  readonly groupId: Scalars['Int']['input'];
  readonly optionId: Scalars['Int']['input'];
  readonly skuId: Scalars['Int']['input'];
};

export type ProductPackageType = {
  readonly groups?: Maybe<ReadonlyArray<Maybe<GroupType>>>;
};

export type ProductRelation =
  /** Worn or bought together with the product. */
  | 'ACCESSORIES'
  /** Another colour of the model. */
  | 'RELATED'
  /** Of the same kind, in place of the product. */
  | 'SIMILAR';

export type ProductReviewResultType = {
  readonly averageRating: Scalars['Float']['output'];
  readonly count: Scalars['Long']['output'];
  readonly reviews?: Maybe<ReadonlyArray<Maybe<ProductReviewType>>>;
};

export type ProductReviewType = {
  readonly author: Scalars['String']['output'];
  readonly comment: Scalars['String']['output'];
  readonly rating: Scalars['Int']['output'];
  readonly reviewDate: Scalars['DateTime']['output'];
};

export type ProductTextsType = {
  readonly text1?: Maybe<Scalars['String']['output']>;
  readonly text2?: Maybe<Scalars['String']['output']>;
  readonly text3?: Maybe<Scalars['String']['output']>;
};

export type ProductType = {
  readonly alias: Scalars['String']['output'];
  /** @deprecated Use alternativeUrls, which name language and market too. */
  readonly alternativeCanonicalUrls?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly alternativeUrls?: Maybe<ReadonlyArray<Maybe<AlternativeUrlType>>>;
  readonly articleNumber?: Maybe<Scalars['String']['output']>;
  readonly brand?: Maybe<BrandType>;
  readonly breadcrumbs?: Maybe<ReadonlyArray<Maybe<BreadcrumbType>>>;
  readonly canonicalUrl?: Maybe<Scalars['String']['output']>;
  readonly categories?: Maybe<ReadonlyArray<Maybe<CategoryType>>>;
  readonly categoryId: Scalars['Int']['output'];
  readonly currentProductVariant?: Maybe<VariantType>;
  /** Null: the catalogue has no measures. */
  readonly dimensions?: Maybe<DimensionsType>;
  readonly discountCampaigns?: Maybe<ReadonlyArray<Maybe<CampaignRuleType>>>;
  readonly discountType?: Maybe<DiscountType>;
  readonly firstAvailableOn?: Maybe<Scalars['String']['output']>;
  readonly freightClass?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use productImages, which have tags too. */
  readonly images?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly lowestPrice?: Maybe<LowestPriceType>;
  readonly meta?: Maybe<MetadataType>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly parameterGroups?: Maybe<ReadonlyArray<Maybe<ParameterGroupType>>>;
  readonly priceLog?: Maybe<ReadonlyArray<Maybe<PriceLogItemType>>>;
  readonly primaryCategory?: Maybe<CategoryType>;
  readonly productId: Scalars['Int']['output'];
  readonly productImages?: Maybe<ReadonlyArray<Maybe<ProductImageType>>>;
  /** Null: no product of this shop is a package. */
  readonly productPackage?: Maybe<ProductPackageType>;
  readonly rating?: Maybe<RatingType>;
  readonly skus?: Maybe<ReadonlyArray<Maybe<SkuType>>>;
  readonly supplierId: Scalars['Int']['output'];
  readonly texts?: Maybe<ProductTextsType>;
  readonly totalStock?: Maybe<StockType>;
  readonly type?: Maybe<Scalars['String']['output']>;
  readonly unitPrice?: Maybe<PriceType>;
  readonly variantDimensions?: Maybe<ReadonlyArray<Maybe<VariantDimensionType>>>;
  readonly variantGroup?: Maybe<VariantGroupType>;
  readonly weight: Scalars['Int']['output'];
};

export type ProductsResultType = {
  readonly count: Scalars['Long']['output'];
  readonly filters?: Maybe<FilterCollectionType>;
  readonly products?: Maybe<ReadonlyArray<Maybe<ProductType>>>;
};

export type Query = {
  readonly brands?: Maybe<ReadonlyArray<Maybe<BrandListType>>>;
  readonly categories?: Maybe<ReadonlyArray<Maybe<CategoryType>>>;
  readonly category?: Maybe<CategoryType>;
  readonly channel?: Maybe<ChannelType>;
  readonly channels?: Maybe<ReadonlyArray<Maybe<ChannelType>>>;
  readonly checkout?: Maybe<CheckoutDataType>;
  readonly cmsPages?: Maybe<ReadonlyArray<Maybe<PageWidgetPageType>>>;
  readonly exportUser?: Maybe<Scalars['String']['output']>;
  /** The latest changes of the caller's balance in the market's currency, newest first. Not part of the Merchant API. */
  readonly getBalanceTransactions?: Maybe<ReadonlyArray<BalanceTransactionType>>;
  /** The caller's bonus vouchers, and what the cart lacks to use one; nothing for a guest. Not part of the Merchant API. */
  readonly getBonusVouchers?: Maybe<BonusVoucherListType>;
  readonly getCart?: Maybe<CartType>;
  /**
   * The provider's form or receipt of an order that its public id names; null where there is none.
   * @deprecated `checkout` returns this and more.
   */
  readonly getCheckout?: Maybe<Scalars['String']['output']>;
  /** @deprecated `checkout` returns this and more. */
  readonly getCheckoutAndOrder?: Maybe<CheckoutAndOrderType>;
  readonly getMembership?: Maybe<MembershipType>;
  readonly getMenuAtLocation?: Maybe<MenuType>;
  readonly getOrder?: Maybe<OrderType>;
  readonly getOrderPublic?: Maybe<OrderType>;
  readonly getOrders?: Maybe<ReadonlyArray<Maybe<OrderType>>>;
  readonly getUser?: Maybe<UserType>;
  /** The addresses that the caller has saved, the default first. Not part of the Merchant API. */
  readonly getUserAddresses?: Maybe<ReadonlyArray<UserAddressType>>;
  readonly getUserSessions?: Maybe<ReadonlyArray<Maybe<UserSessionType>>>;
  readonly listPageInfo?: Maybe<PageInfoType>;
  /** Products that only members see: none for others. They are in no list, no search and no count. Not part of the Merchant API. */
  readonly membersProducts: ReadonlyArray<ProductType>;
  readonly orderAftercare?: Maybe<OrderAftercareType>;
  readonly product?: Maybe<ProductType>;
  readonly products?: Maybe<ProductsResultType>;
  /** Other colours of a product's model, what goes with it, and what is like it; nothing for an unknown alias. */
  readonly relatedProducts?: Maybe<ReadonlyArray<Maybe<RelatedProductType>>>;
  readonly returnReceipt?: Maybe<ReturnReceiptType>;
  readonly reviews?: Maybe<ProductReviewResultType>;
  readonly urlHistory?: Maybe<UrlHistoryType>;
  /** Whether the cart as it is now may become an order: goods, stock, minimum value and, where an email address is given, the customer. */
  readonly validateOrderConditions?: Maybe<ValidateOrderConditionsResponseType>;
  /** @deprecated `validateOrderConditions` needs no form. */
  readonly validateOrderCreation?: Maybe<ValidateOrderCreationResponseType>;
  readonly widgetArea?: Maybe<PageWidgetCollectionType>;
};


export type QueryBrandsArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCategoriesArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  includeHidden?: InputMaybe<Scalars['Boolean']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  parentCategoryId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCategoryArgs = {
  alias?: InputMaybe<Scalars['String']['input']>;
  categoryId?: InputMaybe<Scalars['Int']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryChannelArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCheckoutArgs = {
  cartId?: InputMaybe<Scalars['String']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  paymentType: PaymentType;
};


export type QueryCmsPagesArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  excludeTags?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  includeTags?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetBalanceTransactionsArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetBonusVouchersArgs = {
  cartId?: InputMaybe<Scalars['String']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetCartArgs = {
  allowExternalShippingFee?: InputMaybe<Scalars['Boolean']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  forceRefresh?: InputMaybe<Scalars['Boolean']['input']>;
  id?: InputMaybe<Scalars['String']['input']>;
  includeCompleted?: InputMaybe<Scalars['Boolean']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetCheckoutArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  paymentType: PaymentType;
};


export type QueryGetCheckoutAndOrderArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  paymentType: PaymentType;
};


export type QueryGetMembershipArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetMenuAtLocationArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  customerGroupId?: InputMaybe<Scalars['Int']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  menuLocationId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetOrderArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['Int']['input'];
};


export type QueryGetOrderPublicArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  publicOrderId: Scalars['Guid']['input'];
};


export type QueryGetOrdersArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetUserArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListPageInfoArgs = {
  alias?: InputMaybe<Scalars['String']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
};


export type QueryMembersProductsArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOrderAftercareArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['Int']['input'];
};


export type QueryProductArgs = {
  alias?: InputMaybe<Scalars['String']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  productId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryProductsArgs = {
  brandAlias?: InputMaybe<Scalars['String']['input']>;
  categoryAlias?: InputMaybe<Scalars['String']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  discountCampaignAlias?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<FilterInputType>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
};


export type QueryRelatedProductsArgs = {
  alias: Scalars['String']['input'];
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryReturnReceiptArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryReviewsArgs = {
  alias?: InputMaybe<Scalars['String']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryUrlHistoryArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
};


export type QueryValidateOrderConditionsArgs = {
  cartId: Scalars['String']['input'];
  channelId?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryValidateOrderCreationArgs = {
  cartId: Scalars['String']['input'];
  channelId?: InputMaybe<Scalars['String']['input']>;
  checkout: CheckoutInputType;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryWidgetAreaArgs = {
  alias?: InputMaybe<Scalars['String']['input']>;
  areaName?: InputMaybe<Scalars['String']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  customerType?: InputMaybe<CustomerType>;
  displaySetting?: InputMaybe<Scalars['String']['input']>;
  family?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<ReadonlyArray<InputMaybe<PageWidgetCollectionFilterInputType>>>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  preview?: InputMaybe<Scalars['Boolean']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
};

export type RatingType = {
  readonly score: Scalars['Decimal']['output'];
  readonly voteCount: Scalars['Int']['output'];
};

export type RefundType = {
  readonly articleNumber?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly id: Scalars['Int']['output'];
  readonly itemId: Scalars['Int']['output'];
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly reasonCode?: Maybe<Scalars['Int']['output']>;
  readonly refundType?: Maybe<Scalars['String']['output']>;
  readonly toBalance: Scalars['Boolean']['output'];
  readonly total: Scalars['Float']['output'];
  readonly vat: Scalars['Float']['output'];
};

export type RelatedProductType = {
  readonly alias: Scalars['String']['output'];
  readonly brand?: Maybe<BrandType>;
  readonly canonicalUrl?: Maybe<Scalars['String']['output']>;
  readonly discountCampaigns?: Maybe<ReadonlyArray<Maybe<CampaignRuleType>>>;
  /** @deprecated Use productImages, which have tags too. */
  readonly images?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly parameterGroups?: Maybe<ReadonlyArray<Maybe<ParameterGroupType>>>;
  readonly primaryCategory?: Maybe<CategoryType>;
  readonly primaryImage?: Maybe<Scalars['String']['output']>;
  readonly productImages?: Maybe<ReadonlyArray<Maybe<ProductImageType>>>;
  /** @deprecated Use relationType. */
  readonly relation?: Maybe<ProductRelation>;
  /** The name of a `ProductRelation`. */
  readonly relationType: Scalars['String']['output'];
  readonly secondaryImage?: Maybe<Scalars['String']['output']>;
  readonly skus?: Maybe<ReadonlyArray<Maybe<SkuType>>>;
  readonly unitPrice?: Maybe<PriceType>;
};

export type ReturnKind =
  | 'RETURN'
  | 'WITHDRAWAL';

export type ReturnLabelType = {
  readonly address: ReadonlyArray<Scalars['String']['output']>;
  readonly carrier: Scalars['String']['output'];
  readonly code: Scalars['String']['output'];
  readonly qrPath: Scalars['String']['output'];
  readonly qrSize: Scalars['Int']['output'];
};

export type ReturnLineInputType = {
  readonly quantity: Scalars['Int']['input'];
  readonly reason: ReturnReason;
  readonly rowNumber: Scalars['Int']['input'];
};

export type ReturnOutlineType = {
  readonly createdAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly kind: ReturnKind;
  readonly number: Scalars['Int']['output'];
  readonly receivedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type ReturnReason =
  | 'FAULTY'
  | 'NOT_AS_EXPECTED'
  | 'OTHER'
  | 'TOO_LARGE'
  | 'TOO_SMALL'
  | 'WRONG_ITEM';

export type ReturnReceiptType = {
  readonly createdAt: Scalars['DateTime']['output'];
  readonly createdAtFormatted: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly kind: ReturnKind;
  readonly label?: Maybe<ReturnLabelType>;
  readonly lines: ReadonlyArray<ReturnedLineType>;
  readonly number: Scalars['Int']['output'];
  readonly orderId: Scalars['Int']['output'];
  readonly receivedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly refunded: Scalars['Float']['output'];
  readonly refundedFormatted?: Maybe<Scalars['String']['output']>;
};

export type ReturnedLineType = {
  readonly brand: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly quantity: Scalars['Int']['output'];
  readonly size: Scalars['String']['output'];
};

export type ShippingDetailType = {
  readonly id: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly parcelNumber?: Maybe<Scalars['String']['output']>;
  readonly shippingDate?: Maybe<Scalars['DateTime']['output']>;
  readonly shippingId: Scalars['Int']['output'];
  readonly trackingLink?: Maybe<Scalars['String']['output']>;
};

export type ShippingOptionType = {
  readonly amountLeftToFreeShipping: Scalars['Decimal']['output'];
  readonly amountLeftToFreeShippingFormatted?: Maybe<Scalars['String']['output']>;
  readonly displayName?: Maybe<Scalars['String']['output']>;
  readonly externalId?: Maybe<Scalars['String']['output']>;
  readonly feeExVat: Scalars['Decimal']['output'];
  readonly feeExVatFormatted?: Maybe<Scalars['String']['output']>;
  readonly feeIncVat: Scalars['Decimal']['output'];
  readonly feeIncVatFormatted?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['Int']['output'];
  readonly isDefault: Scalars['Boolean']['output'];
  readonly isSelected: Scalars['Boolean']['output'];
  readonly logo?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly shippingData?: Maybe<Scalars['String']['output']>;
  readonly subOptions?: Maybe<ReadonlyArray<Maybe<ShippingOptionType>>>;
};

export type SkuType = {
  readonly articleNumber: Scalars['String']['output'];
  /** Null: the catalogue has no measures. */
  readonly dimensions?: Maybe<DimensionsType>;
  readonly externalId?: Maybe<Scalars['String']['output']>;
  readonly gtin?: Maybe<Scalars['String']['output']>;
  readonly incoming?: Maybe<Scalars['DateTime']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly productId: Scalars['Int']['output'];
  readonly shelf?: Maybe<Scalars['String']['output']>;
  readonly skuId: Scalars['Int']['output'];
  readonly stock?: Maybe<StockType>;
  readonly weight: Scalars['Int']['output'];
};

export type SortType =
  | 'ALPHABETICAL'
  | 'ALPHABETICAL_DESC'
  | 'AVAILABLE_STOCK'
  | 'AVAILABLE_STOCK_DESC'
  | 'BRAND'
  | 'CUSTOM_1'
  | 'CUSTOM_2'
  | 'CUSTOM_3'
  | 'CUSTOM_4'
  | 'CUSTOM_5'
  | 'FACET_ORDER'
  | 'LATEST'
  | 'MOST_SOLD'
  | 'NONE'
  | 'PRICE'
  | 'PRICE_DESC'
  | 'RELEVANCE'
  | 'TOTAL_STOCK'
  | 'TOTAL_STOCK_DESC'
  | 'VOTES';

export type StockChangeType = {
  readonly productId: Scalars['Int']['output'];
  readonly version: Scalars['String']['output'];
};

export type StockType = {
  readonly inStock: Scalars['Int']['output'];
  /** @deprecated Use incoming of the size or the variant. */
  readonly incoming?: Maybe<Scalars['DateTime']['output']>;
  readonly oversellable: Scalars['Int']['output'];
  /**
   * Null: the shop does not record shelves.
   * @deprecated Use shelf of the size or the variant.
   */
  readonly shelf?: Maybe<Scalars['String']['output']>;
  readonly static?: Maybe<Scalars['Int']['output']>;
  readonly totalStock: Scalars['Int']['output'];
};

export type Subscription = {
  /** The cart has changed, on any device; whoever has its id may follow it. */
  readonly cartChanged: CartChangeType;
  /** The status of an order of the logged-in customer has changed. */
  readonly orderStatusChanged: OrderStatusChangeType;
  /** The stock of one of the product's sizes has changed. */
  readonly stockChanged: StockChangeType;
};


export type SubscriptionCartChangedArgs = {
  id: Scalars['String']['input'];
};


export type SubscriptionOrderStatusChangedArgs = {
  orderId: Scalars['Int']['input'];
};


export type SubscriptionStockChangedArgs = {
  productId: Scalars['Int']['input'];
};

export type UrlHistoryType = {
  readonly newUrl: Scalars['String']['output'];
  readonly oldUrl: Scalars['String']['output'];
};

export type UserAddressType = {
  readonly address: AddressType;
  readonly id: Scalars['Int']['output'];
  readonly isDefault: Scalars['Boolean']['output'];
};

export type UserBalanceType = {
  readonly amount: Scalars['Decimal']['output'];
  readonly amountFormatted?: Maybe<Scalars['String']['output']>;
  readonly currency: Scalars['String']['output'];
};

export type UserChannelType = {
  readonly availableMarkets?: Maybe<ReadonlyArray<Maybe<MarketType>>>;
  readonly channelId: Scalars['String']['output'];
};

export type UserInputType = {
  readonly address?: InputMaybe<AddressInputType>;
  readonly customerType?: InputMaybe<CustomerType>;
  readonly gender?: InputMaybe<Gender>;
  readonly metaData?: InputMaybe<Scalars['String']['input']>;
  readonly newsletter?: InputMaybe<Scalars['Boolean']['input']>;
  readonly personalId?: InputMaybe<Scalars['String']['input']>;
};

export type UserSessionType = {
  readonly browser: Scalars['String']['output'];
  readonly id: Scalars['String']['output'];
  readonly isCurrent: Scalars['Boolean']['output'];
  readonly system: Scalars['String']['output'];
  readonly usedAt: Scalars['DateTime']['output'];
};

export type UserType = {
  readonly address?: Maybe<AddressType>;
  readonly availableChannels?: Maybe<ReadonlyArray<Maybe<UserChannelType>>>;
  /** @deprecated `balances` has every currency. */
  readonly balance: Scalars['Decimal']['output'];
  /** @deprecated `balances` has every currency. */
  readonly balanceFormatted?: Maybe<Scalars['String']['output']>;
  readonly balances?: Maybe<ReadonlyArray<Maybe<UserBalanceType>>>;
  readonly customerType?: Maybe<CustomerType>;
  readonly email: Scalars['String']['output'];
  readonly gender?: Maybe<Gender>;
  readonly id: Scalars['Int']['output'];
  readonly memberId: Scalars['Int']['output'];
  readonly memberType: Scalars['String']['output'];
  readonly metaData?: Maybe<Scalars['String']['output']>;
  readonly newsletter?: Maybe<Scalars['Boolean']['output']>;
  readonly personalId?: Maybe<Scalars['String']['output']>;
};

export type ValidateOrderConditionsResponseType = {
  readonly isValid: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
};

export type ValidateOrderCreationResponseType = {
  readonly isValid: Scalars['Boolean']['output'];
  readonly memberType?: Maybe<Scalars['String']['output']>;
  readonly message?: Maybe<Scalars['String']['output']>;
};

/** A colour has the key `hex`: six digits without `#`. */
export type VariantAttributeType = {
  readonly key: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type VariantDimensionType = {
  readonly attributes?: Maybe<ReadonlyArray<Maybe<VariantAttributeType>>>;
  readonly dimension: Scalars['String']['output'];
  /** All values to choose from. */
  readonly group?: Maybe<ReadonlyArray<Maybe<VariantValueType>>>;
  readonly label?: Maybe<Scalars['String']['output']>;
  /** 1 for the colour, 0 for the size. */
  readonly level: Scalars['Int']['output'];
  /** `product` where another value is another product, else `selection`. */
  readonly type: Scalars['String']['output'];
  /** The value of this product; null for the size, which the shopper chooses. */
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type VariantGroupType = {
  readonly activeProducts: Scalars['Int']['output'];
  readonly collapseInLists: Scalars['Boolean']['output'];
  readonly mainProductId: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly variantGroupId: Scalars['Int']['output'];
  /** The colours of the model that the market sells, each with its sizes. */
  readonly variants?: Maybe<ReadonlyArray<Maybe<VariantType>>>;
};

export type VariantType = {
  readonly alias?: Maybe<Scalars['String']['output']>;
  readonly attributes?: Maybe<ReadonlyArray<Maybe<VariantAttributeType>>>;
  readonly canonicalUrl?: Maybe<Scalars['String']['output']>;
  readonly dimension: Scalars['String']['output'];
  readonly incoming?: Maybe<Scalars['DateTime']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  /** 1 for a colour, 0 for a size. */
  readonly level: Scalars['Int']['output'];
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly primaryImage?: Maybe<Scalars['String']['output']>;
  readonly productId: Scalars['Int']['output'];
  readonly shelf?: Maybe<Scalars['String']['output']>;
  readonly skuId?: Maybe<Scalars['Int']['output']>;
  readonly stock?: Maybe<StockType>;
  /** `product` for a colour, `sku` for a size. */
  readonly type: Scalars['String']['output'];
  readonly value?: Maybe<Scalars['String']['output']>;
  /** The sizes of a colour; a size has none. */
  readonly variants?: Maybe<ReadonlyArray<Maybe<VariantType>>>;
};

export type VariantValueType = {
  readonly label: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type VatGroupType = {
  readonly amount: Scalars['Decimal']['output'];
  /** In percent; the API has no decimals, so Finland's 25.5 is 26. */
  readonly rate: Scalars['Int']['output'];
};

export type WithdrawalKind =
  | 'CANCEL'
  | 'RETURN';



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddressInputType: ResolverTypeWrapper<Source<AddressInputType>>;
  AddressType: ResolverTypeWrapper<Source<AddressType>>;
  AftercareLineType: ResolverTypeWrapper<Source<AftercareLineType>>;
  AlternativeUrlType: ResolverTypeWrapper<Source<AlternativeUrlType>>;
  BalanceTransactionKind: ResolverTypeWrapper<Source<BalanceTransactionKind>>;
  BalanceTransactionType: ResolverTypeWrapper<Source<BalanceTransactionType>>;
  BalanceType: ResolverTypeWrapper<Source<BalanceType>>;
  BonusVoucherListType: ResolverTypeWrapper<Source<BonusVoucherListType>>;
  BonusVoucherStatus: ResolverTypeWrapper<Source<BonusVoucherStatus>>;
  BonusVoucherType: ResolverTypeWrapper<Source<BonusVoucherType>>;
  Boolean: ResolverTypeWrapper<Source<Scalars['Boolean']['output']>>;
  BrandListType: ResolverTypeWrapper<Source<BrandListType>>;
  BrandType: ResolverTypeWrapper<Source<BrandType>>;
  BreadcrumbType: ResolverTypeWrapper<Source<BreadcrumbType>>;
  CampaignPriceType: ResolverTypeWrapper<Source<CampaignPriceType>>;
  CampaignRuleType: ResolverTypeWrapper<Source<CampaignRuleType>>;
  CampaignType: ResolverTypeWrapper<Source<CampaignType>>;
  CartChangeType: ResolverTypeWrapper<Source<CartChangeType>>;
  CartFeesType: ResolverTypeWrapper<Source<CartFeesType>>;
  CartGroupInputType: ResolverTypeWrapper<Source<CartGroupInputType>>;
  CartItemInputType: ResolverTypeWrapper<Source<CartItemInputType>>;
  CartItemType: ResolverTypeWrapper<CartItemSource>;
  CartSummaryType: ResolverTypeWrapper<CartSummarySource>;
  CartType: ResolverTypeWrapper<CartSource>;
  CategoryType: ResolverTypeWrapper<Source<CategoryType>>;
  ChannelType: ResolverTypeWrapper<Source<ChannelType>>;
  CheckoutAndOrderType: ResolverTypeWrapper<Source<CheckoutAndOrderType>>;
  CheckoutDataType: ResolverTypeWrapper<WithCart<Omit<CheckoutDataType, 'cart'> & { cart?: Maybe<ResolversTypes['CartType']> }>>;
  CheckoutInputType: ResolverTypeWrapper<Source<CheckoutInputType>>;
  CheckoutOrderRowType: ResolverTypeWrapper<Source<CheckoutOrderRowType>>;
  CheckoutOrderType: ResolverTypeWrapper<Source<CheckoutOrderType>>;
  CheckoutStatus: ResolverTypeWrapper<Source<CheckoutStatus>>;
  CheckoutType: ResolverTypeWrapper<WithCart<Omit<CheckoutType, 'cart'> & { cart?: Maybe<ResolversTypes['CartType']> }>>;
  CheckoutUrlsInputType: ResolverTypeWrapper<Source<CheckoutUrlsInputType>>;
  ConsentType: ResolverTypeWrapper<Source<ConsentType>>;
  CountryType: ResolverTypeWrapper<Source<CountryType>>;
  CurrencyType: ResolverTypeWrapper<Source<CurrencyType>>;
  CustomerType: ResolverTypeWrapper<Source<CustomerType>>;
  DateTime: ResolverTypeWrapper<Source<Scalars['DateTime']['output']>>;
  Decimal: ResolverTypeWrapper<Source<Scalars['Decimal']['output']>>;
  DimensionsType: ResolverTypeWrapper<Source<DimensionsType>>;
  DiscountType: ResolverTypeWrapper<Source<DiscountType>>;
  FilterCollectionType: ResolverTypeWrapper<Source<FilterCollectionType>>;
  FilterInputType: ResolverTypeWrapper<Source<FilterInputType>>;
  FilterMode: ResolverTypeWrapper<Source<FilterMode>>;
  FilterType: ResolverTypeWrapper<Source<FilterType>>;
  FilterValueType: ResolverTypeWrapper<Source<FilterValueType>>;
  Float: ResolverTypeWrapper<Source<Scalars['Float']['output']>>;
  Gender: ResolverTypeWrapper<Source<Gender>>;
  GenderType: ResolverTypeWrapper<Source<GenderType>>;
  GoogleTaxonomyType: ResolverTypeWrapper<Source<GoogleTaxonomyType>>;
  GroupType: ResolverTypeWrapper<Source<GroupType>>;
  Guid: ResolverTypeWrapper<Source<Scalars['Guid']['output']>>;
  ID: ResolverTypeWrapper<Source<Scalars['ID']['output']>>;
  IncludeMode: ResolverTypeWrapper<Source<IncludeMode>>;
  Int: ResolverTypeWrapper<Source<Scalars['Int']['output']>>;
  LanguageType: ResolverTypeWrapper<Source<LanguageType>>;
  Long: ResolverTypeWrapper<Source<Scalars['Long']['output']>>;
  LowestPriceType: ResolverTypeWrapper<Source<LowestPriceType>>;
  MarketType: ResolverTypeWrapper<Source<MarketType>>;
  MembershipInputType: ResolverTypeWrapper<Source<MembershipInputType>>;
  MembershipLevel: ResolverTypeWrapper<Source<MembershipLevel>>;
  MembershipType: ResolverTypeWrapper<Source<MembershipType>>;
  MenuItemType: ResolverTypeWrapper<Source<MenuItemType>>;
  MenuType: ResolverTypeWrapper<Source<MenuType>>;
  MetadataType: ResolverTypeWrapper<Source<MetadataType>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OptionType: ResolverTypeWrapper<Source<OptionType>>;
  OrderAftercareType: ResolverTypeWrapper<Source<OrderAftercareType>>;
  OrderStatusChangeType: ResolverTypeWrapper<Source<OrderStatusChangeType>>;
  OrderType: ResolverTypeWrapper<WithCart<Omit<OrderType, 'cart'> & { cart?: Maybe<ResolversTypes['CartType']> }>>;
  PageAreaType: ResolverTypeWrapper<Source<PageAreaType>>;
  PageInfoType: ResolverTypeWrapper<Source<PageInfoType>>;
  PageWidgetCollectionFilterInputType: ResolverTypeWrapper<Source<PageWidgetCollectionFilterInputType>>;
  PageWidgetCollectionType: ResolverTypeWrapper<Source<PageWidgetCollectionType>>;
  PageWidgetContainerType: ResolverTypeWrapper<Source<PageWidgetContainerType>>;
  PageWidgetImageSizeType: ResolverTypeWrapper<Source<PageWidgetImageSizeType>>;
  PageWidgetImageType: ResolverTypeWrapper<Source<PageWidgetImageType>>;
  PageWidgetPageType: ResolverTypeWrapper<Source<PageWidgetPageType>>;
  PageWidgetType: ResolverTypeWrapper<Source<PageWidgetType>>;
  ParameterGroupType: ResolverTypeWrapper<Source<ParameterGroupType>>;
  ParameterType: ResolverTypeWrapper<Source<ParameterType>>;
  PaymentCheckout: ResolverTypeWrapper<Source<PaymentCheckout>>;
  PaymentDetailsType: ResolverTypeWrapper<Source<PaymentDetailsType>>;
  PaymentOptionType: ResolverTypeWrapper<Source<PaymentOptionType>>;
  PaymentType: ResolverTypeWrapper<Source<PaymentType>>;
  PendingPointsType: ResolverTypeWrapper<Source<PendingPointsType>>;
  PlaceOrderResponseType: ResolverTypeWrapper<Source<PlaceOrderResponseType>>;
  PointsEntryKind: ResolverTypeWrapper<Source<PointsEntryKind>>;
  PointsEntryType: ResolverTypeWrapper<Source<PointsEntryType>>;
  PriceFilterInputType: ResolverTypeWrapper<Source<PriceFilterInputType>>;
  PriceFilterType: ResolverTypeWrapper<Source<PriceFilterType>>;
  PriceLogItemType: ResolverTypeWrapper<Source<PriceLogItemType>>;
  PriceType: ResolverTypeWrapper<Source<PriceType>>;
  ProductImageType: ResolverTypeWrapper<Source<ProductImageType>>;
  ProductPackageCartItemType: ResolverTypeWrapper<Source<ProductPackageCartItemType>>;
  ProductPackageSelectionType: ResolverTypeWrapper<Source<ProductPackageSelectionType>>;
  ProductPackageType: ResolverTypeWrapper<Source<ProductPackageType>>;
  ProductRelation: ResolverTypeWrapper<Source<ProductRelation>>;
  ProductReviewResultType: ResolverTypeWrapper<Source<ProductReviewResultType>>;
  ProductReviewType: ResolverTypeWrapper<Source<ProductReviewType>>;
  ProductTextsType: ResolverTypeWrapper<Source<ProductTextsType>>;
  ProductType: ResolverTypeWrapper<Source<ProductType>>;
  ProductsResultType: ResolverTypeWrapper<Source<ProductsResultType>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RatingType: ResolverTypeWrapper<Source<RatingType>>;
  RefundType: ResolverTypeWrapper<Source<RefundType>>;
  RelatedProductType: ResolverTypeWrapper<Source<RelatedProductType>>;
  ReturnKind: ResolverTypeWrapper<Source<ReturnKind>>;
  ReturnLabelType: ResolverTypeWrapper<Source<ReturnLabelType>>;
  ReturnLineInputType: ResolverTypeWrapper<Source<ReturnLineInputType>>;
  ReturnOutlineType: ResolverTypeWrapper<Source<ReturnOutlineType>>;
  ReturnReason: ResolverTypeWrapper<Source<ReturnReason>>;
  ReturnReceiptType: ResolverTypeWrapper<Source<ReturnReceiptType>>;
  ReturnedLineType: ResolverTypeWrapper<Source<ReturnedLineType>>;
  ShippingDetailType: ResolverTypeWrapper<Source<ShippingDetailType>>;
  ShippingOptionType: ResolverTypeWrapper<Source<ShippingOptionType>>;
  SkuType: ResolverTypeWrapper<Source<SkuType>>;
  SortType: ResolverTypeWrapper<Source<SortType>>;
  StockChangeType: ResolverTypeWrapper<Source<StockChangeType>>;
  StockType: ResolverTypeWrapper<Source<StockType>>;
  String: ResolverTypeWrapper<Source<Scalars['String']['output']>>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  UrlHistoryType: ResolverTypeWrapper<Source<UrlHistoryType>>;
  UserAddressType: ResolverTypeWrapper<Source<UserAddressType>>;
  UserBalanceType: ResolverTypeWrapper<Source<UserBalanceType>>;
  UserChannelType: ResolverTypeWrapper<Source<UserChannelType>>;
  UserInputType: ResolverTypeWrapper<Source<UserInputType>>;
  UserSessionType: ResolverTypeWrapper<Source<UserSessionType>>;
  UserType: ResolverTypeWrapper<Source<UserType>>;
  ValidateOrderConditionsResponseType: ResolverTypeWrapper<Source<ValidateOrderConditionsResponseType>>;
  ValidateOrderCreationResponseType: ResolverTypeWrapper<Source<ValidateOrderCreationResponseType>>;
  VariantAttributeType: ResolverTypeWrapper<Source<VariantAttributeType>>;
  VariantDimensionType: ResolverTypeWrapper<Source<VariantDimensionType>>;
  VariantGroupType: ResolverTypeWrapper<Source<VariantGroupType>>;
  VariantType: ResolverTypeWrapper<Source<VariantType>>;
  VariantValueType: ResolverTypeWrapper<Source<VariantValueType>>;
  VatGroupType: ResolverTypeWrapper<Source<VatGroupType>>;
  WithdrawalKind: ResolverTypeWrapper<Source<WithdrawalKind>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddressInputType: Source<AddressInputType>;
  AddressType: Source<AddressType>;
  AftercareLineType: Source<AftercareLineType>;
  AlternativeUrlType: Source<AlternativeUrlType>;
  BalanceTransactionType: Source<BalanceTransactionType>;
  BalanceType: Source<BalanceType>;
  BonusVoucherListType: Source<BonusVoucherListType>;
  BonusVoucherType: Source<BonusVoucherType>;
  Boolean: Source<Scalars['Boolean']['output']>;
  BrandListType: Source<BrandListType>;
  BrandType: Source<BrandType>;
  BreadcrumbType: Source<BreadcrumbType>;
  CampaignPriceType: Source<CampaignPriceType>;
  CampaignRuleType: Source<CampaignRuleType>;
  CampaignType: Source<CampaignType>;
  CartChangeType: Source<CartChangeType>;
  CartFeesType: Source<CartFeesType>;
  CartGroupInputType: Source<CartGroupInputType>;
  CartItemInputType: Source<CartItemInputType>;
  CartItemType: CartItemSource;
  CartSummaryType: CartSummarySource;
  CartType: CartSource;
  CategoryType: Source<CategoryType>;
  ChannelType: Source<ChannelType>;
  CheckoutAndOrderType: Source<CheckoutAndOrderType>;
  CheckoutDataType: WithCart<Omit<CheckoutDataType, 'cart'> & { cart?: Maybe<ResolversParentTypes['CartType']> }>;
  CheckoutInputType: Source<CheckoutInputType>;
  CheckoutOrderRowType: Source<CheckoutOrderRowType>;
  CheckoutOrderType: Source<CheckoutOrderType>;
  CheckoutType: WithCart<Omit<CheckoutType, 'cart'> & { cart?: Maybe<ResolversParentTypes['CartType']> }>;
  CheckoutUrlsInputType: Source<CheckoutUrlsInputType>;
  ConsentType: Source<ConsentType>;
  CountryType: Source<CountryType>;
  CurrencyType: Source<CurrencyType>;
  DateTime: Source<Scalars['DateTime']['output']>;
  Decimal: Source<Scalars['Decimal']['output']>;
  DimensionsType: Source<DimensionsType>;
  FilterCollectionType: Source<FilterCollectionType>;
  FilterInputType: Source<FilterInputType>;
  FilterType: Source<FilterType>;
  FilterValueType: Source<FilterValueType>;
  Float: Source<Scalars['Float']['output']>;
  GoogleTaxonomyType: Source<GoogleTaxonomyType>;
  GroupType: Source<GroupType>;
  Guid: Source<Scalars['Guid']['output']>;
  ID: Source<Scalars['ID']['output']>;
  Int: Source<Scalars['Int']['output']>;
  LanguageType: Source<LanguageType>;
  Long: Source<Scalars['Long']['output']>;
  LowestPriceType: Source<LowestPriceType>;
  MarketType: Source<MarketType>;
  MembershipInputType: Source<MembershipInputType>;
  MembershipType: Source<MembershipType>;
  MenuItemType: Source<MenuItemType>;
  MenuType: Source<MenuType>;
  MetadataType: Source<MetadataType>;
  Mutation: Record<PropertyKey, never>;
  OptionType: Source<OptionType>;
  OrderAftercareType: Source<OrderAftercareType>;
  OrderStatusChangeType: Source<OrderStatusChangeType>;
  OrderType: WithCart<Omit<OrderType, 'cart'> & { cart?: Maybe<ResolversParentTypes['CartType']> }>;
  PageAreaType: Source<PageAreaType>;
  PageInfoType: Source<PageInfoType>;
  PageWidgetCollectionFilterInputType: Source<PageWidgetCollectionFilterInputType>;
  PageWidgetCollectionType: Source<PageWidgetCollectionType>;
  PageWidgetContainerType: Source<PageWidgetContainerType>;
  PageWidgetImageSizeType: Source<PageWidgetImageSizeType>;
  PageWidgetImageType: Source<PageWidgetImageType>;
  PageWidgetPageType: Source<PageWidgetPageType>;
  PageWidgetType: Source<PageWidgetType>;
  ParameterGroupType: Source<ParameterGroupType>;
  ParameterType: Source<ParameterType>;
  PaymentDetailsType: Source<PaymentDetailsType>;
  PaymentOptionType: Source<PaymentOptionType>;
  PendingPointsType: Source<PendingPointsType>;
  PlaceOrderResponseType: Source<PlaceOrderResponseType>;
  PointsEntryType: Source<PointsEntryType>;
  PriceFilterInputType: Source<PriceFilterInputType>;
  PriceFilterType: Source<PriceFilterType>;
  PriceLogItemType: Source<PriceLogItemType>;
  PriceType: Source<PriceType>;
  ProductImageType: Source<ProductImageType>;
  ProductPackageCartItemType: Source<ProductPackageCartItemType>;
  ProductPackageSelectionType: Source<ProductPackageSelectionType>;
  ProductPackageType: Source<ProductPackageType>;
  ProductReviewResultType: Source<ProductReviewResultType>;
  ProductReviewType: Source<ProductReviewType>;
  ProductTextsType: Source<ProductTextsType>;
  ProductType: Source<ProductType>;
  ProductsResultType: Source<ProductsResultType>;
  Query: Record<PropertyKey, never>;
  RatingType: Source<RatingType>;
  RefundType: Source<RefundType>;
  RelatedProductType: Source<RelatedProductType>;
  ReturnLabelType: Source<ReturnLabelType>;
  ReturnLineInputType: Source<ReturnLineInputType>;
  ReturnOutlineType: Source<ReturnOutlineType>;
  ReturnReceiptType: Source<ReturnReceiptType>;
  ReturnedLineType: Source<ReturnedLineType>;
  ShippingDetailType: Source<ShippingDetailType>;
  ShippingOptionType: Source<ShippingOptionType>;
  SkuType: Source<SkuType>;
  StockChangeType: Source<StockChangeType>;
  StockType: Source<StockType>;
  String: Source<Scalars['String']['output']>;
  Subscription: Record<PropertyKey, never>;
  UrlHistoryType: Source<UrlHistoryType>;
  UserAddressType: Source<UserAddressType>;
  UserBalanceType: Source<UserBalanceType>;
  UserChannelType: Source<UserChannelType>;
  UserInputType: Source<UserInputType>;
  UserSessionType: Source<UserSessionType>;
  UserType: Source<UserType>;
  ValidateOrderConditionsResponseType: Source<ValidateOrderConditionsResponseType>;
  ValidateOrderCreationResponseType: Source<ValidateOrderCreationResponseType>;
  VariantAttributeType: Source<VariantAttributeType>;
  VariantDimensionType: Source<VariantDimensionType>;
  VariantGroupType: Source<VariantGroupType>;
  VariantType: Source<VariantType>;
  VariantValueType: Source<VariantValueType>;
  VatGroupType: Source<VatGroupType>;
};

export type AddressTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AddressType'] = ResolversParentTypes['AddressType']> = {
  addressLine1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addressLine2?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addressLine3?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  careOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mobile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AftercareLineTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AftercareLineType'] = ResolversParentTypes['AftercareLineType']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returnable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rowNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AlternativeUrlTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AlternativeUrlType'] = ResolversParentTypes['AlternativeUrlType']> = {
  channelId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  culture?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BalanceTransactionTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BalanceTransactionType'] = ResolversParentTypes['BalanceTransactionType']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  amountFormatted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BalanceTransactionKind'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BalanceTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BalanceType'] = ResolversParentTypes['BalanceType']> = {
  pending?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  pendingFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  remainingFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalSellingPriceExBalanceExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  totalSellingPriceExBalanceExVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalSellingPriceExBalanceIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  totalSellingPriceExBalanceIncVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BonusVoucherListTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BonusVoucherListType'] = ResolversParentTypes['BonusVoucherListType']> = {
  amountLeftFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minimumPurchaseFormatted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vouchers?: Resolver<ReadonlyArray<ResolversTypes['BonusVoucherType']>, ParentType, ContextType>;
};

export type BonusVoucherTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BonusVoucherType'] = ResolversParentTypes['BonusVoucherType']> = {
  amountFormatted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BonusVoucherStatus'], ParentType, ContextType>;
};

export type BrandListTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BrandListType'] = ResolversParentTypes['BrandListType']> = {
  alias?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alternativeCanonicalUrls?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  alternativeUrls?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['AlternativeUrlType']>>>, ParentType, ContextType>;
  backgroundImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brandId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  canonicalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primaryImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondaryDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BrandTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BrandType'] = ResolversParentTypes['BrandType']> = {
  alias?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alternativeCanonicalUrls?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  alternativeUrls?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['AlternativeUrlType']>>>, ParentType, ContextType>;
  brandId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  canonicalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BreadcrumbTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BreadcrumbType'] = ResolversParentTypes['BreadcrumbType']> = {
  categoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentCategoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CampaignPriceTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CampaignPriceType'] = ResolversParentTypes['CampaignPriceType']> = {
  discount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  discountPercentage?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['PriceType']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CampaignRuleTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CampaignRuleType'] = ResolversParentTypes['CampaignRuleType']> = {
  action?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actionValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  campaignId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canonicalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hideTitle?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ruleType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CampaignTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CampaignType'] = ResolversParentTypes['CampaignType']> = {
  appliedCampaigns?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CampaignRuleType']>>>, ParentType, ContextType>;
  prices?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CampaignPriceType']>>>, ParentType, ContextType>;
};

export type CartChangeTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CartChangeType'] = ResolversParentTypes['CartChangeType']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartFeesTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CartFeesType'] = ResolversParentTypes['CartFeesType']> = {
  paymentFeeExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  paymentFeeIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  shippingFeeExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  shippingFeeIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type CartItemTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CartItemType'] = ResolversParentTypes['CartItemType']> = {
  campaign?: Resolver<Maybe<ResolversTypes['CampaignType']>, ParentType, ContextType>;
  groupKey?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCampaignFreeGift?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductType']>, ParentType, ContextType>;
  productPackage?: Resolver<Maybe<ResolversTypes['ProductPackageCartItemType']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPrice?: Resolver<Maybe<ResolversTypes['PriceType']>, ParentType, ContextType>;
  unitPrice?: Resolver<Maybe<ResolversTypes['PriceType']>, ParentType, ContextType>;
};

export type CartSummaryTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CartSummaryType'] = ResolversParentTypes['CartSummaryType']> = {
  balance?: Resolver<Maybe<ResolversTypes['BalanceType']>, ParentType, ContextType>;
  fees?: Resolver<Maybe<ResolversTypes['CartFeesType']>, ParentType, ContextType>;
  fixedAmountDiscountExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  fixedAmountDiscountIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['PaymentOptionType']>, ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['ShippingOptionType']>, ParentType, ContextType>;
  subTotal?: Resolver<Maybe<ResolversTypes['PriceType']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['PriceType']>, ParentType, ContextType>;
  vats?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['VatGroupType']>>>, ParentType, ContextType>;
};

export type CartTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CartType'] = ResolversParentTypes['CartType']> = {
  appliedCampaigns?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CampaignRuleType']>>>, ParentType, ContextType>;
  fixedDiscount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  freeShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CartItemType']>>>, ParentType, ContextType>;
  merchantData?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promoCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['CartSummaryType']>, ParentType, ContextType>;
};

export type CategoryTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CategoryType'] = ResolversParentTypes['CategoryType']> = {
  alias?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alternativeCanonicalUrls?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  alternativeUrls?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['AlternativeUrlType']>>>, ParentType, ContextType>;
  backgroundImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonicalUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  googleTaxonomy?: Resolver<Maybe<ResolversTypes['GoogleTaxonomyType']>, ParentType, ContextType>;
  isHidden?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parentCategoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  primaryImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondaryDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChannelTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ChannelType'] = ResolversParentTypes['ChannelType']> = {
  defaultLanguageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultMarketId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  languages?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['LanguageType']>>>, ParentType, ContextType>;
  markets?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MarketType']>>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckoutAndOrderTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CheckoutAndOrderType'] = ResolversParentTypes['CheckoutAndOrderType']> = {
  htmlSnippet?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['CheckoutOrderType']>, ParentType, ContextType>;
};

export type CheckoutDataTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CheckoutDataType'] = ResolversParentTypes['CheckoutDataType']> = {
  cart?: Resolver<Maybe<ResolversTypes['CartType']>, ParentType, ContextType>;
  completed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  htmlSnippet?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newCheckoutSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nthPurchase?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['CheckoutOrderType']>, ParentType, ContextType>;
};

export type CheckoutOrderRowTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CheckoutOrderRowType'] = ResolversParentTypes['CheckoutOrderRowType']> = {
  articleNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  campaignIds?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  campaignNames?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  categories?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  discountIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  discountRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gtin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priceExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  priceIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productPriceCampaignId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  productPriceListId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  productUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CheckoutOrderTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CheckoutOrderType'] = ResolversParentTypes['CheckoutOrderType']> = {
  address1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  billingAddress?: Resolver<Maybe<ResolversTypes['AddressType']>, ParentType, ContextType>;
  campaignIds?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  campaignNames?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerGroupId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customerOrderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerTypeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  desiredDeliveryDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  discountExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  discountIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalOrderId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<ResolversTypes['GenderType'], ParentType, ContextType>;
  goodsLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ipAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  itemValueExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  itemValueIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  languageId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  marketId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaData?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderValueExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  orderValueIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  organizationNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentFeeExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  paymentFeeIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  personalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pickupPoint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promoCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CheckoutOrderRowType']>>>, ParentType, ContextType>;
  secondaryTransactionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingAddress?: Resolver<Maybe<ResolversTypes['AddressType']>, ParentType, ContextType>;
  shippingFeeExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  shippingFeeIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  shippingId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CheckoutTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CheckoutType'] = ResolversParentTypes['CheckoutType']> = {
  billingAddress?: Resolver<Maybe<ResolversTypes['AddressType']>, ParentType, ContextType>;
  cart?: Resolver<Maybe<ResolversTypes['CartType']>, ParentType, ContextType>;
  checkoutStatus?: Resolver<Maybe<ResolversTypes['CheckoutStatus']>, ParentType, ContextType>;
  consents?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ConsentType']>>>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identityNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentOptions?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['PaymentOptionType']>>>, ParentType, ContextType>;
  shippingAddress?: Resolver<Maybe<ResolversTypes['AddressType']>, ParentType, ContextType>;
  shippingData?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingOptions?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ShippingOptionType']>>>, ParentType, ContextType>;
};

export type ConsentTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ConsentType'] = ResolversParentTypes['ConsentType']> = {
  autoAccept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  checked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CountryTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CountryType'] = ResolversParentTypes['CountryType']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CurrencyTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CurrencyType'] = ResolversParentTypes['CurrencyType']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DimensionsTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DimensionsType'] = ResolversParentTypes['DimensionsType']> = {
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FilterCollectionTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FilterCollectionType'] = ResolversParentTypes['FilterCollectionType']> = {
  facets?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['FilterType']>>>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['PriceFilterType']>, ParentType, ContextType>;
};

export type FilterTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FilterType'] = ResolversParentTypes['FilterType']> = {
  filterId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['FilterValueType']>>>, ParentType, ContextType>;
};

export type FilterValueTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FilterValueType'] = ResolversParentTypes['FilterValueType']> = {
  _id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  facetId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GoogleTaxonomyTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['GoogleTaxonomyType'] = ResolversParentTypes['GoogleTaxonomyType']> = {
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GroupTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['GroupType'] = ResolversParentTypes['GroupType']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groupId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['OptionType']>>>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sortOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface GuidScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Guid'], any> {
  name: 'Guid';
}

export type LanguageTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LanguageType'] = ResolversParentTypes['LanguageType']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface LongScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Long'], any> {
  name: 'Long';
}

export type LowestPriceTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LowestPriceType'] = ResolversParentTypes['LowestPriceType']> = {
  comparisonPriceExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  comparisonPriceExVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comparisonPriceIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  comparisonPriceIncVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  discountExVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  discountIncVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountPercentage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDiscounted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lowestPriceExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  lowestPriceExVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lowestPriceIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  lowestPriceIncVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellingPriceExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  sellingPriceExVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellingPriceIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  sellingPriceIncVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  vatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MarketTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['MarketType'] = ResolversParentTypes['MarketType']> = {
  alias?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allowedLanguages?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['LanguageType']>>>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['CountryType']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['CurrencyType']>, ParentType, ContextType>;
  defaultLanguageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groupKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onlyDisplayInCheckout?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  virtual?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type MembershipTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['MembershipType'] = ResolversParentTypes['MembershipType']> = {
  acceptsEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  acceptsSms?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  availablePoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bonusFormatted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['PointsEntryType']>, ParentType, ContextType>;
  isMember?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['MembershipLevel'], ParentType, ContextType>;
  levelPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextLevel?: Resolver<Maybe<ResolversTypes['MembershipLevel']>, ParentType, ContextType>;
  nextLevelAt?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nextPayoutAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  nextPayoutFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pendingPoints?: Resolver<ReadonlyArray<ResolversTypes['PendingPointsType']>, ParentType, ContextType>;
  pointsToNextBonus?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vouchers?: Resolver<ReadonlyArray<ResolversTypes['BonusVoucherType']>, ParentType, ContextType>;
};

export type MenuItemTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['MenuItemType'] = ResolversParentTypes['MenuItemType']> = {
  canonicalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  children?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MenuItemType']>>>, ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  targetBlank?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MenuTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['MenuType'] = ResolversParentTypes['MenuType']> = {
  channels?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  languages?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  locations?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  menuItems?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MenuItemType']>>>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MetadataTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['MetadataType'] = ResolversParentTypes['MetadataType']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  keywords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addPackageToCart?: Resolver<Maybe<ResolversTypes['CartType']>, ParentType, ContextType, RequireFields<MutationAddPackageToCartArgs, 'id' | 'packageId'>>;
  addToCart?: Resolver<Maybe<ResolversTypes['CartType']>, ParentType, ContextType, RequireFields<MutationAddToCartArgs, 'id' | 'item'>>;
  claimOrder?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationClaimOrderArgs, 'cartId' | 'publicOrderId'>>;
  clearCart?: Resolver<Maybe<ResolversTypes['CartType']>, ParentType, ContextType, RequireFields<MutationClearCartArgs, 'id'>>;
  cloneCart?: Resolver<Maybe<ResolversTypes['CartType']>, ParentType, ContextType, RequireFields<MutationCloneCartArgs, 'id'>>;
  commitReset?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationCommitResetArgs, 'password' | 'resetKey'>>;
  completeCart?: Resolver<Maybe<ResolversTypes['CartType']>, ParentType, ContextType, RequireFields<MutationCompleteCartArgs, 'id'>>;
  createOrUpdateCheckout?: Resolver<Maybe<ResolversTypes['CheckoutType']>, ParentType, ContextType, RequireFields<MutationCreateOrUpdateCheckoutArgs, 'cartId'>>;
  deleteUser?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, Partial<MutationDeleteUserArgs>>;
  deleteUserAddress?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationDeleteUserAddressArgs, 'addressId'>>;
  endOtherUserSessions?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  endUserSession?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationEndUserSessionArgs, 'id'>>;
  monitorProductAvailability?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationMonitorProductAvailabilityArgs, 'email' | 'skuId'>>;
  placeOrder?: Resolver<Maybe<ResolversTypes['PlaceOrderResponseType']>, ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'cartId' | 'checkout'>>;
  postProductReview?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationPostProductReviewArgs, 'alias' | 'author'>>;
  registerReturn?: Resolver<Maybe<ResolversTypes['ReturnReceiptType']>, ParentType, ContextType, RequireFields<MutationRegisterReturnArgs, 'lines' | 'orderId'>>;
  requestPasswordReset?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'email'>>;
  saveUserAddress?: Resolver<Maybe<ResolversTypes['UserAddressType']>, ParentType, ContextType, RequireFields<MutationSaveUserAddressArgs, 'address'>>;
  setCartMerchantData?: Resolver<Maybe<ResolversTypes['CartType']>, ParentType, ContextType, RequireFields<MutationSetCartMerchantDataArgs, 'id' | 'merchantData'>>;
  setCartPromoCode?: Resolver<Maybe<ResolversTypes['CartType']>, ParentType, ContextType, RequireFields<MutationSetCartPromoCodeArgs, 'id' | 'promoCode'>>;
  setCartShippingFee?: Resolver<Maybe<ResolversTypes['CheckoutType']>, ParentType, ContextType, RequireFields<MutationSetCartShippingFeeArgs, 'cartId' | 'shippingFee'>>;
  setDefaultUserAddress?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationSetDefaultUserAddressArgs, 'addressId'>>;
  subscribeToNewsletter?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationSubscribeToNewsletterArgs, 'email'>>;
  updateCartGroup?: Resolver<Maybe<ResolversTypes['CartType']>, ParentType, ContextType, RequireFields<MutationUpdateCartGroupArgs, 'id' | 'item'>>;
  updateCartItem?: Resolver<Maybe<ResolversTypes['CartType']>, ParentType, ContextType, RequireFields<MutationUpdateCartItemArgs, 'id' | 'item'>>;
  updateMembership?: Resolver<Maybe<ResolversTypes['MembershipType']>, ParentType, ContextType, RequireFields<MutationUpdateMembershipArgs, 'membership'>>;
  updateUser?: Resolver<Maybe<ResolversTypes['UserType']>, ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'user'>>;
  withdrawOrder?: Resolver<Maybe<ResolversTypes['ReturnReceiptType']>, ParentType, ContextType, RequireFields<MutationWithdrawOrderArgs, 'orderId'>>;
};

export type OptionTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OptionType'] = ResolversParentTypes['OptionType']> = {
  isSelected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  optionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductType']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sortOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderAftercareTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OrderAftercareType'] = ResolversParentTypes['OrderAftercareType']> = {
  canReturn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deliveredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expectedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['AftercareLineType']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  returnableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  returns?: Resolver<ReadonlyArray<ResolversTypes['ReturnOutlineType']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  withdrawal?: Resolver<Maybe<ResolversTypes['WithdrawalKind']>, ParentType, ContextType>;
};

export type OrderStatusChangeTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OrderStatusChangeType'] = ResolversParentTypes['OrderStatusChangeType']> = {
  orderId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OrderType'] = ResolversParentTypes['OrderType']> = {
  billingAddress?: Resolver<Maybe<ResolversTypes['AddressType']>, ParentType, ContextType>;
  cart?: Resolver<Maybe<ResolversTypes['CartType']>, ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  customerOrderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  desiredDeliveryDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['PriceType']>, ParentType, ContextType>;
  fromBalance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  fromBalanceFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  goodsLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderTotal?: Resolver<Maybe<ResolversTypes['PriceType']>, ParentType, ContextType>;
  paymentDetails?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['PaymentDetailsType']>>>, ParentType, ContextType>;
  paymentFee?: Resolver<Maybe<ResolversTypes['PriceType']>, ParentType, ContextType>;
  publicId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  refunds?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['RefundType']>>>, ParentType, ContextType>;
  shippingAddress?: Resolver<Maybe<ResolversTypes['AddressType']>, ParentType, ContextType>;
  shippingDetails?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ShippingDetailType']>>>, ParentType, ContextType>;
  shippingFee?: Resolver<Maybe<ResolversTypes['PriceType']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  vat?: Resolver<Maybe<ResolversTypes['PriceType']>, ParentType, ContextType>;
};

export type PageAreaTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PageAreaType'] = ResolversParentTypes['PageAreaType']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageInfoTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PageInfoType'] = ResolversParentTypes['PageInfoType']> = {
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alternativeCanonicalUrls?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  alternativeUrls?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['AlternativeUrlType']>>>, ParentType, ContextType>;
  backgroundImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonicalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hideDescription?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hideTitle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta?: Resolver<Maybe<ResolversTypes['MetadataType']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  primaryDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primaryImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondaryDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subCategories?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CategoryType']>>>, ParentType, ContextType>;
};

export type PageWidgetCollectionTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PageWidgetCollectionType'] = ResolversParentTypes['PageWidgetCollectionType']> = {
  containers?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['PageWidgetContainerType']>>>, ParentType, ContextType>;
  familyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  meta?: Resolver<Maybe<ResolversTypes['MetadataType']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageArea?: Resolver<Maybe<ResolversTypes['PageAreaType']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageWidgetContainerTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PageWidgetContainerType'] = ResolversParentTypes['PageWidgetContainerType']> = {
  classNames?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  design?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  responsiveMode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sortOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  widgets?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['PageWidgetType']>>>, ParentType, ContextType>;
};

export type PageWidgetImageSizeTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PageWidgetImageSizeType'] = ResolversParentTypes['PageWidgetImageSizeType']> = {
  imageHeight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  imageRatio?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  imageWidth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PageWidgetImageTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PageWidgetImageType'] = ResolversParentTypes['PageWidgetImageType']> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  largestSize?: Resolver<Maybe<ResolversTypes['PageWidgetImageSizeType']>, ParentType, ContextType>;
  sizes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['PageWidgetImageSizeType']>>>, ParentType, ContextType>;
};

export type PageWidgetPageTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PageWidgetPageType'] = ResolversParentTypes['PageWidgetPageType']> = {
  activeFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  activeTo?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  alias?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonicalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  meta?: Resolver<Maybe<ResolversTypes['MetadataType']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageWidgetTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PageWidgetType'] = ResolversParentTypes['PageWidgetType']> = {
  classNames?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  configuration?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  images?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['PageWidgetImageType']>>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sortOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ParameterGroupTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ParameterGroupType'] = ResolversParentTypes['ParameterGroupType']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  parameterGroupId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  parameters?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ParameterType']>>>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ParameterTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ParameterType'] = ResolversParentTypes['ParameterType']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facetId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identifier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parameterGroupId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parameterId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parameterValueId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  show?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showFilter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentDetailsTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PaymentDetailsType'] = ResolversParentTypes['PaymentDetailsType']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paymentFee?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paymentOption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reservationDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reservationNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingFee?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentOptionTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PaymentOptionType'] = ResolversParentTypes['PaymentOptionType']> = {
  checkoutType?: Resolver<Maybe<ResolversTypes['PaymentCheckout']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feeExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  feeExVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feeIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  feeIncVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSelected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newCheckoutSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentData?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentType?: Resolver<Maybe<ResolversTypes['PaymentType']>, ParentType, ContextType>;
};

export type PendingPointsTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PendingPointsType'] = ResolversParentTypes['PendingPointsType']> = {
  creditedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlaceOrderResponseTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PlaceOrderResponseType'] = ResolversParentTypes['PlaceOrderResponseType']> = {
  orderId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publicId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PointsEntryTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PointsEntryType'] = ResolversParentTypes['PointsEntryType']> = {
  amountFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PointsEntryKind'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PriceFilterTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PriceFilterType'] = ResolversParentTypes['PriceFilterType']> = {
  highest?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lowest?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PriceLogItemTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PriceLogItemType'] = ResolversParentTypes['PriceLogItemType']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discountExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  discountExVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  discountIncVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountPercentage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDiscounted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLowest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  regularPriceExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  regularPriceExVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regularPriceIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  regularPriceIncVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellingPriceExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  sellingPriceExVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellingPriceIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  sellingPriceIncVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  vatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PriceTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PriceType'] = ResolversParentTypes['PriceType']> = {
  currency?: Resolver<Maybe<ResolversTypes['CurrencyType']>, ParentType, ContextType>;
  discountExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  discountExVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  discountIncVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountPercentage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDiscounted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  regularPriceExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  regularPriceExVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regularPriceIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  regularPriceIncVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellingPriceExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  sellingPriceExVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellingPriceIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  sellingPriceIncVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  vatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductImageTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ProductImageType'] = ResolversParentTypes['ProductImageType']> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
};

export type ProductPackageCartItemTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ProductPackageCartItemType'] = ResolversParentTypes['ProductPackageCartItemType']> = {
  groupId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  optionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packageName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductPackageTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ProductPackageType'] = ResolversParentTypes['ProductPackageType']> = {
  groups?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['GroupType']>>>, ParentType, ContextType>;
};

export type ProductReviewResultTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ProductReviewResultType'] = ResolversParentTypes['ProductReviewResultType']> = {
  averageRating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  reviews?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductReviewType']>>>, ParentType, ContextType>;
};

export type ProductReviewTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ProductReviewType'] = ResolversParentTypes['ProductReviewType']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviewDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ProductTextsTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ProductTextsType'] = ResolversParentTypes['ProductTextsType']> = {
  text1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text3?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ProductType'] = ResolversParentTypes['ProductType']> = {
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alternativeCanonicalUrls?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  alternativeUrls?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['AlternativeUrlType']>>>, ParentType, ContextType>;
  articleNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['BrandType']>, ParentType, ContextType>;
  breadcrumbs?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['BreadcrumbType']>>>, ParentType, ContextType>;
  canonicalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CategoryType']>>>, ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currentProductVariant?: Resolver<Maybe<ResolversTypes['VariantType']>, ParentType, ContextType>;
  dimensions?: Resolver<Maybe<ResolversTypes['DimensionsType']>, ParentType, ContextType>;
  discountCampaigns?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CampaignRuleType']>>>, ParentType, ContextType>;
  discountType?: Resolver<Maybe<ResolversTypes['DiscountType']>, ParentType, ContextType>;
  firstAvailableOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  freightClass?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  images?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  lowestPrice?: Resolver<Maybe<ResolversTypes['LowestPriceType']>, ParentType, ContextType>;
  meta?: Resolver<Maybe<ResolversTypes['MetadataType']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parameterGroups?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ParameterGroupType']>>>, ParentType, ContextType>;
  priceLog?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['PriceLogItemType']>>>, ParentType, ContextType>;
  primaryCategory?: Resolver<Maybe<ResolversTypes['CategoryType']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productImages?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductImageType']>>>, ParentType, ContextType>;
  productPackage?: Resolver<Maybe<ResolversTypes['ProductPackageType']>, ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['RatingType']>, ParentType, ContextType>;
  skus?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SkuType']>>>, ParentType, ContextType>;
  supplierId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  texts?: Resolver<Maybe<ResolversTypes['ProductTextsType']>, ParentType, ContextType>;
  totalStock?: Resolver<Maybe<ResolversTypes['StockType']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unitPrice?: Resolver<Maybe<ResolversTypes['PriceType']>, ParentType, ContextType>;
  variantDimensions?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['VariantDimensionType']>>>, ParentType, ContextType>;
  variantGroup?: Resolver<Maybe<ResolversTypes['VariantGroupType']>, ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductsResultTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ProductsResultType'] = ResolversParentTypes['ProductsResultType']> = {
  count?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  filters?: Resolver<Maybe<ResolversTypes['FilterCollectionType']>, ParentType, ContextType>;
  products?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductType']>>>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  brands?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['BrandListType']>>>, ParentType, ContextType, Partial<QueryBrandsArgs>>;
  categories?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CategoryType']>>>, ParentType, ContextType, Partial<QueryCategoriesArgs>>;
  category?: Resolver<Maybe<ResolversTypes['CategoryType']>, ParentType, ContextType, Partial<QueryCategoryArgs>>;
  channel?: Resolver<Maybe<ResolversTypes['ChannelType']>, ParentType, ContextType, Partial<QueryChannelArgs>>;
  channels?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ChannelType']>>>, ParentType, ContextType>;
  checkout?: Resolver<Maybe<ResolversTypes['CheckoutDataType']>, ParentType, ContextType, RequireFields<QueryCheckoutArgs, 'id' | 'paymentType'>>;
  cmsPages?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['PageWidgetPageType']>>>, ParentType, ContextType, Partial<QueryCmsPagesArgs>>;
  exportUser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  getBalanceTransactions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['BalanceTransactionType']>>, ParentType, ContextType, Partial<QueryGetBalanceTransactionsArgs>>;
  getBonusVouchers?: Resolver<Maybe<ResolversTypes['BonusVoucherListType']>, ParentType, ContextType, Partial<QueryGetBonusVouchersArgs>>;
  getCart?: Resolver<Maybe<ResolversTypes['CartType']>, ParentType, ContextType, Partial<QueryGetCartArgs>>;
  getCheckout?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryGetCheckoutArgs, 'id' | 'paymentType'>>;
  getCheckoutAndOrder?: Resolver<Maybe<ResolversTypes['CheckoutAndOrderType']>, ParentType, ContextType, RequireFields<QueryGetCheckoutAndOrderArgs, 'id' | 'paymentType'>>;
  getMembership?: Resolver<Maybe<ResolversTypes['MembershipType']>, ParentType, ContextType, Partial<QueryGetMembershipArgs>>;
  getMenuAtLocation?: Resolver<Maybe<ResolversTypes['MenuType']>, ParentType, ContextType, Partial<QueryGetMenuAtLocationArgs>>;
  getOrder?: Resolver<Maybe<ResolversTypes['OrderType']>, ParentType, ContextType, RequireFields<QueryGetOrderArgs, 'orderId'>>;
  getOrderPublic?: Resolver<Maybe<ResolversTypes['OrderType']>, ParentType, ContextType, RequireFields<QueryGetOrderPublicArgs, 'publicOrderId'>>;
  getOrders?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['OrderType']>>>, ParentType, ContextType, Partial<QueryGetOrdersArgs>>;
  getUser?: Resolver<Maybe<ResolversTypes['UserType']>, ParentType, ContextType, Partial<QueryGetUserArgs>>;
  getUserAddresses?: Resolver<Maybe<ReadonlyArray<ResolversTypes['UserAddressType']>>, ParentType, ContextType>;
  getUserSessions?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['UserSessionType']>>>, ParentType, ContextType>;
  listPageInfo?: Resolver<Maybe<ResolversTypes['PageInfoType']>, ParentType, ContextType, Partial<QueryListPageInfoArgs>>;
  membersProducts?: Resolver<ReadonlyArray<ResolversTypes['ProductType']>, ParentType, ContextType, Partial<QueryMembersProductsArgs>>;
  orderAftercare?: Resolver<Maybe<ResolversTypes['OrderAftercareType']>, ParentType, ContextType, RequireFields<QueryOrderAftercareArgs, 'orderId'>>;
  product?: Resolver<Maybe<ResolversTypes['ProductType']>, ParentType, ContextType, Partial<QueryProductArgs>>;
  products?: Resolver<Maybe<ResolversTypes['ProductsResultType']>, ParentType, ContextType, Partial<QueryProductsArgs>>;
  relatedProducts?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['RelatedProductType']>>>, ParentType, ContextType, RequireFields<QueryRelatedProductsArgs, 'alias'>>;
  returnReceipt?: Resolver<Maybe<ResolversTypes['ReturnReceiptType']>, ParentType, ContextType, RequireFields<QueryReturnReceiptArgs, 'id'>>;
  reviews?: Resolver<Maybe<ResolversTypes['ProductReviewResultType']>, ParentType, ContextType, Partial<QueryReviewsArgs>>;
  urlHistory?: Resolver<Maybe<ResolversTypes['UrlHistoryType']>, ParentType, ContextType, Partial<QueryUrlHistoryArgs>>;
  validateOrderConditions?: Resolver<Maybe<ResolversTypes['ValidateOrderConditionsResponseType']>, ParentType, ContextType, RequireFields<QueryValidateOrderConditionsArgs, 'cartId'>>;
  validateOrderCreation?: Resolver<Maybe<ResolversTypes['ValidateOrderCreationResponseType']>, ParentType, ContextType, RequireFields<QueryValidateOrderCreationArgs, 'cartId' | 'checkout'>>;
  widgetArea?: Resolver<Maybe<ResolversTypes['PageWidgetCollectionType']>, ParentType, ContextType, Partial<QueryWidgetAreaArgs>>;
};

export type RatingTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RatingType'] = ResolversParentTypes['RatingType']> = {
  score?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  voteCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RefundTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RefundType'] = ResolversParentTypes['RefundType']> = {
  articleNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reasonCode?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  refundType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toBalance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type RelatedProductTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RelatedProductType'] = ResolversParentTypes['RelatedProductType']> = {
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['BrandType']>, ParentType, ContextType>;
  canonicalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountCampaigns?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CampaignRuleType']>>>, ParentType, ContextType>;
  images?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parameterGroups?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ParameterGroupType']>>>, ParentType, ContextType>;
  primaryCategory?: Resolver<Maybe<ResolversTypes['CategoryType']>, ParentType, ContextType>;
  primaryImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productImages?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductImageType']>>>, ParentType, ContextType>;
  relation?: Resolver<Maybe<ResolversTypes['ProductRelation']>, ParentType, ContextType>;
  relationType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secondaryImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skus?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SkuType']>>>, ParentType, ContextType>;
  unitPrice?: Resolver<Maybe<ResolversTypes['PriceType']>, ParentType, ContextType>;
};

export type ReturnLabelTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ReturnLabelType'] = ResolversParentTypes['ReturnLabelType']> = {
  address?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  carrier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qrPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qrSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReturnOutlineTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ReturnOutlineType'] = ResolversParentTypes['ReturnOutlineType']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReturnKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  receivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ReturnReceiptTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ReturnReceiptType'] = ResolversParentTypes['ReturnReceiptType']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdAtFormatted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReturnKind'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['ReturnLabelType']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['ReturnedLineType']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  receivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refundedFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReturnedLineTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ReturnedLineType'] = ResolversParentTypes['ReturnedLineType']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShippingDetailTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ShippingDetailType'] = ResolversParentTypes['ShippingDetailType']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parcelNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  shippingId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trackingLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShippingOptionTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ShippingOptionType'] = ResolversParentTypes['ShippingOptionType']> = {
  amountLeftToFreeShipping?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  amountLeftToFreeShippingFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feeExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  feeExVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feeIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  feeIncVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSelected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingData?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subOptions?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ShippingOptionType']>>>, ParentType, ContextType>;
};

export type SkuTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SkuType'] = ResolversParentTypes['SkuType']> = {
  articleNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dimensions?: Resolver<Maybe<ResolversTypes['DimensionsType']>, ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gtin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  incoming?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shelf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['StockType']>, ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StockChangeTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StockChangeType'] = ResolversParentTypes['StockChangeType']> = {
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StockTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StockType'] = ResolversParentTypes['StockType']> = {
  inStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  incoming?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  oversellable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shelf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  static?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  cartChanged?: SubscriptionResolver<ResolversTypes['CartChangeType'], "cartChanged", ParentType, ContextType, RequireFields<SubscriptionCartChangedArgs, 'id'>>;
  orderStatusChanged?: SubscriptionResolver<ResolversTypes['OrderStatusChangeType'], "orderStatusChanged", ParentType, ContextType, RequireFields<SubscriptionOrderStatusChangedArgs, 'orderId'>>;
  stockChanged?: SubscriptionResolver<ResolversTypes['StockChangeType'], "stockChanged", ParentType, ContextType, RequireFields<SubscriptionStockChangedArgs, 'productId'>>;
};

export type UrlHistoryTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['UrlHistoryType'] = ResolversParentTypes['UrlHistoryType']> = {
  newUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oldUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserAddressTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['UserAddressType'] = ResolversParentTypes['UserAddressType']> = {
  address?: Resolver<ResolversTypes['AddressType'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UserBalanceTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['UserBalanceType'] = ResolversParentTypes['UserBalanceType']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  amountFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserChannelTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['UserChannelType'] = ResolversParentTypes['UserChannelType']> = {
  availableMarkets?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MarketType']>>>, ParentType, ContextType>;
  channelId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserSessionTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['UserSessionType'] = ResolversParentTypes['UserSessionType']> = {
  browser?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  system?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type UserTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['UserType'] = ResolversParentTypes['UserType']> = {
  address?: Resolver<Maybe<ResolversTypes['AddressType']>, ParentType, ContextType>;
  availableChannels?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['UserChannelType']>>>, ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  balanceFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  balances?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['UserBalanceType']>>>, ParentType, ContextType>;
  customerType?: Resolver<Maybe<ResolversTypes['CustomerType']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  memberType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaData?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newsletter?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  personalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ValidateOrderConditionsResponseTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ValidateOrderConditionsResponseType'] = ResolversParentTypes['ValidateOrderConditionsResponseType']> = {
  isValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ValidateOrderCreationResponseTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ValidateOrderCreationResponseType'] = ResolversParentTypes['ValidateOrderCreationResponseType']> = {
  isValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  memberType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VariantAttributeTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['VariantAttributeType'] = ResolversParentTypes['VariantAttributeType']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VariantDimensionTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['VariantDimensionType'] = ResolversParentTypes['VariantDimensionType']> = {
  attributes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['VariantAttributeType']>>>, ParentType, ContextType>;
  dimension?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['VariantValueType']>>>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VariantGroupTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['VariantGroupType'] = ResolversParentTypes['VariantGroupType']> = {
  activeProducts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  collapseInLists?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mainProductId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variantGroupId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  variants?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['VariantType']>>>, ParentType, ContextType>;
};

export type VariantTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['VariantType'] = ResolversParentTypes['VariantType']> = {
  alias?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attributes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['VariantAttributeType']>>>, ParentType, ContextType>;
  canonicalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dimension?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  incoming?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primaryImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shelf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skuId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['StockType']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variants?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['VariantType']>>>, ParentType, ContextType>;
};

export type VariantValueTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['VariantValueType'] = ResolversParentTypes['VariantValueType']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VatGroupTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['VatGroupType'] = ResolversParentTypes['VatGroupType']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = ApiContext> = {
  AddressType?: AddressTypeResolvers<ContextType>;
  AftercareLineType?: AftercareLineTypeResolvers<ContextType>;
  AlternativeUrlType?: AlternativeUrlTypeResolvers<ContextType>;
  BalanceTransactionType?: BalanceTransactionTypeResolvers<ContextType>;
  BalanceType?: BalanceTypeResolvers<ContextType>;
  BonusVoucherListType?: BonusVoucherListTypeResolvers<ContextType>;
  BonusVoucherType?: BonusVoucherTypeResolvers<ContextType>;
  BrandListType?: BrandListTypeResolvers<ContextType>;
  BrandType?: BrandTypeResolvers<ContextType>;
  BreadcrumbType?: BreadcrumbTypeResolvers<ContextType>;
  CampaignPriceType?: CampaignPriceTypeResolvers<ContextType>;
  CampaignRuleType?: CampaignRuleTypeResolvers<ContextType>;
  CampaignType?: CampaignTypeResolvers<ContextType>;
  CartChangeType?: CartChangeTypeResolvers<ContextType>;
  CartFeesType?: CartFeesTypeResolvers<ContextType>;
  CartItemType?: CartItemTypeResolvers<ContextType>;
  CartSummaryType?: CartSummaryTypeResolvers<ContextType>;
  CartType?: CartTypeResolvers<ContextType>;
  CategoryType?: CategoryTypeResolvers<ContextType>;
  ChannelType?: ChannelTypeResolvers<ContextType>;
  CheckoutAndOrderType?: CheckoutAndOrderTypeResolvers<ContextType>;
  CheckoutDataType?: CheckoutDataTypeResolvers<ContextType>;
  CheckoutOrderRowType?: CheckoutOrderRowTypeResolvers<ContextType>;
  CheckoutOrderType?: CheckoutOrderTypeResolvers<ContextType>;
  CheckoutType?: CheckoutTypeResolvers<ContextType>;
  ConsentType?: ConsentTypeResolvers<ContextType>;
  CountryType?: CountryTypeResolvers<ContextType>;
  CurrencyType?: CurrencyTypeResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  DimensionsType?: DimensionsTypeResolvers<ContextType>;
  FilterCollectionType?: FilterCollectionTypeResolvers<ContextType>;
  FilterType?: FilterTypeResolvers<ContextType>;
  FilterValueType?: FilterValueTypeResolvers<ContextType>;
  GoogleTaxonomyType?: GoogleTaxonomyTypeResolvers<ContextType>;
  GroupType?: GroupTypeResolvers<ContextType>;
  Guid?: GraphQLScalarType;
  LanguageType?: LanguageTypeResolvers<ContextType>;
  Long?: GraphQLScalarType;
  LowestPriceType?: LowestPriceTypeResolvers<ContextType>;
  MarketType?: MarketTypeResolvers<ContextType>;
  MembershipType?: MembershipTypeResolvers<ContextType>;
  MenuItemType?: MenuItemTypeResolvers<ContextType>;
  MenuType?: MenuTypeResolvers<ContextType>;
  MetadataType?: MetadataTypeResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OptionType?: OptionTypeResolvers<ContextType>;
  OrderAftercareType?: OrderAftercareTypeResolvers<ContextType>;
  OrderStatusChangeType?: OrderStatusChangeTypeResolvers<ContextType>;
  OrderType?: OrderTypeResolvers<ContextType>;
  PageAreaType?: PageAreaTypeResolvers<ContextType>;
  PageInfoType?: PageInfoTypeResolvers<ContextType>;
  PageWidgetCollectionType?: PageWidgetCollectionTypeResolvers<ContextType>;
  PageWidgetContainerType?: PageWidgetContainerTypeResolvers<ContextType>;
  PageWidgetImageSizeType?: PageWidgetImageSizeTypeResolvers<ContextType>;
  PageWidgetImageType?: PageWidgetImageTypeResolvers<ContextType>;
  PageWidgetPageType?: PageWidgetPageTypeResolvers<ContextType>;
  PageWidgetType?: PageWidgetTypeResolvers<ContextType>;
  ParameterGroupType?: ParameterGroupTypeResolvers<ContextType>;
  ParameterType?: ParameterTypeResolvers<ContextType>;
  PaymentDetailsType?: PaymentDetailsTypeResolvers<ContextType>;
  PaymentOptionType?: PaymentOptionTypeResolvers<ContextType>;
  PendingPointsType?: PendingPointsTypeResolvers<ContextType>;
  PlaceOrderResponseType?: PlaceOrderResponseTypeResolvers<ContextType>;
  PointsEntryType?: PointsEntryTypeResolvers<ContextType>;
  PriceFilterType?: PriceFilterTypeResolvers<ContextType>;
  PriceLogItemType?: PriceLogItemTypeResolvers<ContextType>;
  PriceType?: PriceTypeResolvers<ContextType>;
  ProductImageType?: ProductImageTypeResolvers<ContextType>;
  ProductPackageCartItemType?: ProductPackageCartItemTypeResolvers<ContextType>;
  ProductPackageType?: ProductPackageTypeResolvers<ContextType>;
  ProductReviewResultType?: ProductReviewResultTypeResolvers<ContextType>;
  ProductReviewType?: ProductReviewTypeResolvers<ContextType>;
  ProductTextsType?: ProductTextsTypeResolvers<ContextType>;
  ProductType?: ProductTypeResolvers<ContextType>;
  ProductsResultType?: ProductsResultTypeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RatingType?: RatingTypeResolvers<ContextType>;
  RefundType?: RefundTypeResolvers<ContextType>;
  RelatedProductType?: RelatedProductTypeResolvers<ContextType>;
  ReturnLabelType?: ReturnLabelTypeResolvers<ContextType>;
  ReturnOutlineType?: ReturnOutlineTypeResolvers<ContextType>;
  ReturnReceiptType?: ReturnReceiptTypeResolvers<ContextType>;
  ReturnedLineType?: ReturnedLineTypeResolvers<ContextType>;
  ShippingDetailType?: ShippingDetailTypeResolvers<ContextType>;
  ShippingOptionType?: ShippingOptionTypeResolvers<ContextType>;
  SkuType?: SkuTypeResolvers<ContextType>;
  StockChangeType?: StockChangeTypeResolvers<ContextType>;
  StockType?: StockTypeResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  UrlHistoryType?: UrlHistoryTypeResolvers<ContextType>;
  UserAddressType?: UserAddressTypeResolvers<ContextType>;
  UserBalanceType?: UserBalanceTypeResolvers<ContextType>;
  UserChannelType?: UserChannelTypeResolvers<ContextType>;
  UserSessionType?: UserSessionTypeResolvers<ContextType>;
  UserType?: UserTypeResolvers<ContextType>;
  ValidateOrderConditionsResponseType?: ValidateOrderConditionsResponseTypeResolvers<ContextType>;
  ValidateOrderCreationResponseType?: ValidateOrderCreationResponseTypeResolvers<ContextType>;
  VariantAttributeType?: VariantAttributeTypeResolvers<ContextType>;
  VariantDimensionType?: VariantDimensionTypeResolvers<ContextType>;
  VariantGroupType?: VariantGroupTypeResolvers<ContextType>;
  VariantType?: VariantTypeResolvers<ContextType>;
  VariantValueType?: VariantValueTypeResolvers<ContextType>;
  VatGroupType?: VatGroupTypeResolvers<ContextType>;
};

