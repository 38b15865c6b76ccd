import * as api from './index.ts';

describe('@lyng/account', () => {
  it('exports what it did before', () => {
    expect(Object.keys(api).sort()).toEqual(['NewsletterPage', 'newsletterTitle', 'subscribeToNewsletter']);
  });
});
