import * as api from './index.ts';

describe('@lyng/content', () => {
  it('exports what it did before', () => {
    expect(Object.keys(api).sort()).toEqual([
      'ContentPageView',
      'FooterMenus',
      'FrontPage',
      'MainMenu',
      'NewsletterForm',
      'PhoneMenu',
      'PromiseBar',
      'RichText',
      'WidgetArea',
      'productWidgets',
    ]);
  });
});
