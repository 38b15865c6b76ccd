import { ownDocument } from './own-document.ts';

const url = 'http://dk.localhost/checkout';
const documentWith = (head: string) => new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html');

describe('the navigation to the checkout', () => {
  it.each([
    ['on the server', undefined],
    ['when its policy allows all that the checkout needs', documentWith('<meta name="styles">')],
  ])('stays in the same document %s [REL-17]', async (_, page) => {
    const leaveFor = jest.fn();
    await expect(ownDocument({ url }, page, leaveFor)).resolves.toBeUndefined();
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('loads a new document where the policy allows no payment provider, and shows nothing before [REL-17]', async () => {
    const leaveFor = jest.fn();
    const waiting = ownDocument({ url }, documentWith('<meta name="checkout" content="document">'), leaveFor);
    expect(leaveFor).toHaveBeenCalledWith(url);
    await expect(Promise.race([waiting, Promise.resolve('still here')])).resolves.toBe('still here');
  });
});
