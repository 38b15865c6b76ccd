const KIB = 1024;

/** A figure that may be no more than `value`, or no less with `isMin`. */
const max = (value) => ({ value });
const min = (value) => ({ value, isMin: true });

/** Goals of one load of a page, in ms and bytes, from its kind, the device and the limit of the same run. */
export function loadGoals({ device, kind, limit }) {
  return {
    fcp: max(limit.fcp),
    ...(device === 'phone' && { lcp: max(limit.lcp * 1.05) }),
    longestTask: max(50),
    tbt: max(0),
    scriptBytes: max(130 * KIB),
    ...(kind === 'list' && { htmlBytes: max(9 * KIB) }),
  };
}

/** Goals of taps, in ms and requests, by device and by `walk.figure`. */
export const tapGoals = {
  phone: {
    'browse.toHeading': max(150),
    'browse.toProduct': max(900),
    'browse.back': max(100),
    'browse.backRequests': max(0),
    'tapEarly.interactive': max(1800),
    'add.counted': max(100),
  },
  desktop: {
    'browse.toHeading': max(50),
    'add.counted': max(80),
  },
};

/** Goals of the server: processor time in ms per page, memory in MB, and the rate as a share of the bare server's. */
export const serverGoals = {
  renderedCpuMs: max(8),
  renderedPerCore: min(150),
  cartCpuMs: max(0.5),
  cachedShare: min(0.6),
  storefrontMb: max(250),
  backendMb: max(250),
};

/** Whether a goal is met, as the tables show it; empty without a goal or a figure. */
export function stateOf(value, goal) {
  if (goal === undefined || value === undefined || Number.isNaN(value)) return '';
  return (goal.isMin ? value >= goal.value : value <= goal.value) ? 'met' : 'missed';
}
