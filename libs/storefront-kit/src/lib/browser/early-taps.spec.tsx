import { earlyTapsScript } from '../server/documents/early-taps-script.ts';
import { takeEarlyTaps } from './early-taps.ts';

/** A page of the server with a heart, whose form counts its posts. */
function openPage() {
  document.body.innerHTML =
    '<form id="hearts"></form><button form="hearts" data-replay aria-pressed="false">Heart</button><button>Other</button>';
  const [heart, other] = [...document.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement];
  const posts: (HTMLElement | null)[] = [];
  heart.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    posts.push(event.submitter);
  });
  return { heart, other, posts };
}

describe('a press before hydration', () => {
  beforeAll(() => {
    jest.useFakeTimers();
    // As the document runs it.
    window.eval(earlyTapsScript);
  });
  beforeEach(() => (window.earlyTaps = []));
  afterAll(() => jest.useRealTimers());

  it('is shown at once, posts nothing, and is pressed again for React', () => {
    const { heart, posts } = openPage();
    heart.click();
    expect([heart.getAttribute('aria-pressed'), posts]).toEqual(['true', []]);
    const replay = takeEarlyTaps();
    const presses = jest.fn((event: Event) => event.preventDefault());
    heart.addEventListener('click', presses);
    replay();
    jest.advanceTimersByTime(0);
    expect(presses).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(20_000);
    expect(posts).toEqual([]);
  });

  it('is posted when no script comes within ten seconds', () => {
    const { heart, posts } = openPage();
    heart.click();
    heart.click();
    heart.click();
    jest.advanceTimersByTime(9_999);
    expect(posts).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(posts).toEqual([heart]);
  });

  it('is the browser’s own where nothing is to be replayed, and once React is there', () => {
    const { heart, other, posts } = openPage();
    other.click();
    expect(window.earlyTaps).toEqual([]);
    takeEarlyTaps();
    heart.click();
    expect([heart.getAttribute('aria-pressed'), posts]).toEqual(['false', [heart]]);
  });
});
