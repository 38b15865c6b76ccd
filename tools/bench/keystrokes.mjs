/** Trace events that are JavaScript at work, or the browser waiting for it. */
const scripting = new Set([
  'EventDispatch',
  'FunctionCall',
  'EvaluateScript',
  'RunMicrotasks',
  'TimerFire',
  'FireAnimationFrame',
  'FireIdleCallback',
  'v8.callFunction',
  'MajorGC',
  'MinorGC',
]);

/** The part of it that is code of the page; the rest of an event is the browser's own: editing the text, laying it out. */
const code = new Set([...scripting].filter((name) => name !== 'EventDispatch'));

/** The browser's events of one key press. */
const inputEvents = new Set(['keydown', 'keypress', 'beforeinput', 'textInput', 'input', 'keyup', 'selectionchange']);

const isInput = ({ name, args }) => name === 'EventDispatch' && inputEvents.has(args?.data?.type);

/** The outer events of those names, in their order: each counts the ones inside it already. */
function outermost(events, names) {
  let end = -Infinity;
  return events
    .filter(({ name }) => names.has(name))
    .sort((one, other) => one.ts - other.ts || other.dur - one.dur)
    .filter(({ ts, dur }) => {
      const isOuter = ts >= end;
      if (isOuter) end = ts + dur;
      return isOuter;
    });
}

/**
 * The tasks of a thread that scripting had a part in: between two of them the browser may take the next key or draw.
 * A task lasts as long as its thread was at work (`tdur`): what other programs on the machine took in between is not the
 * page's.
 */
function tasksOf(events) {
  const tasks = events
    .filter(({ name }) => name === 'RunTask')
    .map(({ ts, dur }) => ({ ts, until: ts + dur, work: 0, code: 0, isInput: false }));
  tasks.sort((one, other) => one.ts - other.ts);
  const taskAt = (ts) => tasks.findLast((task) => task.ts <= ts && ts < task.until);
  const add = (what, names) => {
    for (const event of outermost(events, names)) {
      const task = taskAt(event.ts);
      if (task) task[what] += Math.min(event.tdur ?? event.dur, event.dur) / 1000;
    }
  };
  add('work', scripting);
  add('code', code);
  for (const event of events.filter(isInput)) {
    const task = taskAt(event.ts);
    if (task) task.isInput = true;
  }
  return tasks.filter((task) => task.work > 0);
}

/** The main thread of the page that was typed in: the one that the keys arrived at. */
const isKey = ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown';

/**
 * The cost of each key press, from the trace of a field that was typed into, in ms: `script`, the page's own code in
 * all tasks that deal with the key; `key`, these tasks with the browser's own work in them; and `later`, the longest
 * other task that it set off: the next key may have to wait for it.
 */
export function keystrokesOf(events) {
  const first = events.find(isKey);
  if (!first) throw new Error('bench: no key reached the page.');
  const own = events.filter(
    ({ pid, tid, ph, dur }) => pid === first.pid && tid === first.tid && ph === 'X' && dur !== undefined,
  );
  const keys = own
    .filter(isKey)
    .map(({ ts }) => ts)
    .sort((one, other) => one - other);
  const tasks = tasksOf(own);
  return keys.map((from, index) => {
    const to = keys[index + 1] ?? Infinity;
    // By its end: the task that a key begins in has begun a little earlier.
    const found = tasks.filter(({ until }) => until > from && until <= to);
    const sum = (what) => found.filter((task) => task.isInput).reduce((total, task) => total + task[what], 0);
    return {
      script: sum('code'),
      key: sum('work'),
      later: Math.max(0, ...found.filter((task) => !task.isInput).map((task) => task.work)),
    };
  });
}

/** The value below which that part of the values lies. */
export const quantile = (values, part) =>
  [...values].sort((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * part))];
