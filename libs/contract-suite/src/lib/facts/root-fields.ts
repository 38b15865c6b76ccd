/** A field of a root type. */
export interface RootField {
  readonly args: Readonly<Record<string, string>>;
  readonly type: string;
}

/** Arguments of nearly every field; an unknown value falls back to the shop's default. */
const scope = { channelId: 'String', languageId: 'String', marketId: 'String' };

/** The queries of the contract. */
export const queryFields: Readonly<Record<string, RootField>> = {
  channels: { args: {}, type: '[ChannelType]' },
  channel: { args: { channelId: 'String' }, type: 'ChannelType' },
  products: {
    args: {
      skip: 'Int',
      take: 'Int',
      brandAlias: 'String',
      categoryAlias: 'String',
      discountCampaignAlias: 'String',
      url: 'String',
      filter: 'FilterInputType',
      ...scope,
    },
    type: 'ProductsResultType',
  },
  product: { args: { alias: 'String', productId: 'Int', ...scope }, type: 'ProductType' },
  relatedProducts: { args: { alias: 'String!', ...scope }, type: '[RelatedProductType]' },
  category: { args: { alias: 'String', categoryId: 'Int', ...scope }, type: 'CategoryType' },
  categories: { args: { includeHidden: 'Boolean', parentCategoryId: 'Int', ...scope }, type: '[CategoryType]' },
  brands: { args: { ...scope }, type: '[BrandListType]' },
  getCart: {
    args: {
      id: 'String',
      includeCompleted: 'Boolean',
      allowExternalShippingFee: 'Boolean',
      forceRefresh: 'Boolean',
      ...scope,
    },
    type: 'CartType',
  },
  getCheckout: { args: { id: 'String!', paymentType: 'PaymentType!', ...scope }, type: 'String' },
  getCheckoutAndOrder: { args: { id: 'String!', paymentType: 'PaymentType!', ...scope }, type: 'CheckoutAndOrderType' },
  checkout: {
    args: { id: 'String!', cartId: 'String', paymentType: 'PaymentType!', ...scope },
    type: 'CheckoutDataType',
  },
  listPageInfo: { args: { alias: 'String', url: 'String', ...scope }, type: 'PageInfoType' },
  cmsPages: { args: { includeTags: '[String]', excludeTags: '[String]', ...scope }, type: '[PageWidgetPageType]' },
  widgetArea: {
    args: {
      alias: 'String',
      family: 'String',
      areaName: 'String',
      displaySetting: 'String',
      customerType: 'CustomerType',
      preview: 'Boolean',
      url: 'String',
      filters: '[PageWidgetCollectionFilterInputType]',
      ...scope,
    },
    type: 'PageWidgetCollectionType',
  },
  getOrders: { args: { ...scope }, type: '[OrderType]' },
  getOrder: { args: { orderId: 'Int!', ...scope }, type: 'OrderType' },
  getOrderPublic: { args: { publicOrderId: 'Guid!', ...scope }, type: 'OrderType' },
  getUser: { args: { ...scope }, type: 'UserType' },
  urlHistory: { args: { url: 'String', ...scope }, type: 'UrlHistoryType' },
  getMenuAtLocation: { args: { menuLocationId: 'String', customerGroupId: 'Int', ...scope }, type: 'MenuType' },
  reviews: { args: { alias: 'String', skip: 'Int', take: 'Int', ...scope }, type: 'ProductReviewResultType' },
  validateOrderCreation: {
    args: { cartId: 'String!', checkout: 'CheckoutInputType!', ...scope },
    type: 'ValidateOrderCreationResponseType',
  },
  validateOrderConditions: {
    args: { cartId: 'String!', email: 'String', ...scope },
    type: 'ValidateOrderConditionsResponseType',
  },
};

/** The mutations of the contract. */
export const mutationFields: Readonly<Record<string, RootField>> = {
  addToCart: {
    args: { id: 'String!', item: 'CartItemInputType!', allowExternalShippingFee: 'Boolean', ...scope },
    type: 'CartType',
  },
  addPackageToCart: {
    args: {
      id: 'String!',
      packageId: 'Int!',
      allowExternalShippingFee: 'Boolean',
      selections: '[ProductPackageSelectionType]',
      ...scope,
    },
    type: 'CartType',
  },
  updateCartItem: {
    args: { id: 'String!', item: 'CartItemInputType!', allowExternalShippingFee: 'Boolean', ...scope },
    type: 'CartType',
  },
  updateCartGroup: {
    args: { id: 'String!', item: 'CartGroupInputType!', allowExternalShippingFee: 'Boolean', ...scope },
    type: 'CartType',
  },
  completeCart: { args: { id: 'String!', ...scope }, type: 'CartType' },
  clearCart: { args: { id: 'String!', ...scope }, type: 'CartType' },
  cloneCart: { args: { id: 'String!', resetPromotions: 'Boolean', ...scope }, type: 'CartType' },
  setCartPromoCode: { args: { id: 'String!', promoCode: 'String!', ...scope }, type: 'CartType' },
  setCartMerchantData: { args: { id: 'String!', merchantData: 'String!', ...scope }, type: 'CartType' },
  createOrUpdateCheckout: {
    args: { cartId: 'String!', checkout: 'CheckoutInputType', ...scope },
    type: 'CheckoutType',
  },
  placeOrder: { args: { cartId: 'String!', checkout: 'CheckoutInputType!', ...scope }, type: 'PlaceOrderResponseType' },
  updateUser: { args: { user: 'UserInputType!', ...scope }, type: 'UserType' },
  requestPasswordReset: { args: { email: 'String!', ...scope }, type: 'Boolean' },
  commitReset: { args: { resetKey: 'String!', password: 'String!', ...scope }, type: 'Boolean' },
  deleteUser: { args: { ...scope }, type: 'Boolean' },
  subscribeToNewsletter: { args: { email: 'String!', tags: '[String]', ...scope }, type: 'Boolean' },
  monitorProductAvailability: { args: { email: 'String!', skuId: 'Int!', ...scope }, type: 'Boolean' },
  postProductReview: {
    args: { alias: 'String!', rating: 'Int', comment: 'String', author: 'String!', ...scope },
    type: 'Boolean',
  },
  setCartShippingFee: { args: { cartId: 'String!', shippingFee: 'Decimal!', ...scope }, type: 'CheckoutType' },
};
