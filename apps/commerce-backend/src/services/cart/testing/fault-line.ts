/** What becomes of one request on its way to the backend and back. */
export type Fault =
  | 'none'
  /** The request never arrives. */
  | 'lost'
  /** It arrives and is carried out, and the answer is lost. */
  | 'unanswered'
  /** A server in trouble says so without doing anything. */
  | 'refused'
  /** Something in between answers with a page of its own. */
  | 'garbled';

/** One step of a line: what goes wrong, and how many ms the way there and back take. */
export interface LineStep {
  readonly fault: Fault;
  readonly there: number;
  readonly back: number;
}

/** A way to the backend that a test can spoil, and that knows whether anything is under way. */
export interface FaultLine {
  readonly fetch: typeof globalThis.fetch;
  /** From now on nothing goes wrong. */
  readonly mend: () => void;
  readonly underWay: () => number;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isSent = (fault: Fault): boolean => fault === 'none' || fault === 'unanswered';

const answerOf = (fault: Fault, answer: Response | undefined): Response => {
  if (answer && fault === 'none') return answer;
  if (fault === 'refused') return new Response('{}', { status: 500, headers: { 'content-type': 'application/json' } });
  if (fault === 'garbled')
    return new Response('<h1>Welcome to the hotel</h1>', { status: 200, headers: { 'content-type': 'text/html' } });
  throw new TypeError('fetch failed');
};

/** Makes a line that takes one step of the plan after the other, and again from the start. */
export function openFaultLine(origin: string, plan: readonly LineStep[]): FaultLine {
  let [steps, taken, underWay] = [plan, 0, 0];
  const whole: LineStep = { fault: 'none', there: 0, back: 0 };
  return {
    fetch: async (input, init) => {
      const { fault, there, back } = steps[(taken += 1) % Math.max(steps.length, 1)] ?? whole;
      underWay += 1;
      try {
        if (there > 0) await pause(there);
        const answer = isSent(fault) ? await fetch(`${origin}${String(input)}`, init) : undefined;
        if (back > 0) await pause(back);
        return answerOf(fault, answer);
      } finally {
        underWay -= 1;
      }
    },
    mend: () => {
      steps = [];
    },
    underWay: () => underWay,
  };
}
