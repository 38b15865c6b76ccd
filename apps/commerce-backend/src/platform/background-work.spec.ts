import { backgroundWork } from './background-work.ts';

describe('work in the background', () => {
  it('begins after what runs now, and is waited for', async () => {
    const events: string[] = [];
    const background = backgroundWork((error) => events.push(String(error)));
    background.start(async () => {
      events.push('work');
      background.start(async () => void events.push('more work'));
    });
    events.push('response');
    await background.idle();
    expect(events).toEqual(['response', 'work', 'more work']);
  });

  it('is reported when it fails, and keeps nothing else from running', async () => {
    const events: string[] = [];
    const background = backgroundWork((error) => events.push(String(error)));
    background.start(() => Promise.reject(new Error('no mail')));
    background.start(async () => void events.push('work'));
    await background.idle();
    expect(events).toEqual(expect.arrayContaining(['Error: no mail', 'work']));
  });
});
