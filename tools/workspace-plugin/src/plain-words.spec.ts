import { privateName, privateProse } from '../../presets/plain-words.mjs';

describe('private words', () => {
  it.each([
    ['keptCartId', 'cached, stored or persisted'],
    ['MOST_SKIPPED', 'max'],
    ['LateCartWarnings', 'lazy or deferred'],
    ['close-gently.ts', 'graceful shutdown'],
    ['inTurn', 'mutex, queue or serialize'],
    ['openSearchStandIn', 'fake or stub'],
    ['AuthFault', 'error, violation or issue'],
  ])('are found in the name %s', (name, use) => {
    expect(privateName(name)?.use).toBe(use);
  });

  it.each(['storedCartId', 'almostEqual', 'translate', 'keepAliveTimeout', 'wholesale', 'defaultSort', 'taskQueue'])(
    'are not in the name %s',
    (name) => {
      expect(privateName(name)).toBeUndefined();
    },
  );

  it.each([
    ['Who clicks twice wants one.', '"a shopper who …"'],
    ['The body is no JSON.', 'is not, has no'],
    ['The error stands in the form.', 'is, appears'],
    ['Pages with a session are never kept.', 'cached, stored or persisted'],
  ])('are found in "%s"', (text, use) => {
    expect(privateProse(text)?.use).toBe(use);
  });

  it.each([
    'A double click adds one unit.',
    'The field is no narrower than a finger.',
    'Who is logged in?',
    'A keep-alive connection stays open.',
    'False when there is none.',
  ])('are not in "%s"', (text) => {
    expect(privateProse(text)).toBeUndefined();
  });
});
