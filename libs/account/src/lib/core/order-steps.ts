export type StepName = 'ordered' | 'packed' | 'sent' | 'delivered';

/** The times at which an order came that far, as ISO 8601; `null` for what has not happened yet. */
export interface OrderProgress {
  readonly placedAt: string;
  readonly packedAt: string | null;
  readonly sentAt: string | null;
  readonly deliveredAt: string | null;
}

/** A step on the way of an order. */
export interface OrderStep {
  readonly name: StepName;
  /** The time when the step was done. */
  readonly at: string | null;
  readonly state: 'done' | 'current' | 'open';
}

/** The way of an order as steps: the last one that is done is the current one, until all are. */
export function orderSteps({ placedAt, packedAt, sentAt, deliveredAt }: OrderProgress): readonly OrderStep[] {
  const times: readonly (readonly [StepName, string | null])[] = [
    ['ordered', placedAt],
    ['packed', packedAt ?? sentAt ?? deliveredAt],
    ['sent', sentAt ?? deliveredAt],
    ['delivered', deliveredAt],
  ];
  const done = times.filter(([, at]) => at !== null).length;
  return times.map(([name, at], index) => ({
    name,
    at,
    state: index >= done ? 'open' : index === done - 1 && done < times.length ? 'current' : 'done',
  }));
}
