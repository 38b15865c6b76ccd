import type { OrderProgress } from './aftercare.ts';

export type StepName = 'ordered' | 'packed' | 'sent' | 'delivered';

/** A step on the way of an order. */
export interface OrderStep {
  readonly name: StepName;
  /** The time when the step was done. */
  readonly at: string | undefined;
  readonly state: 'done' | 'current' | 'open';
}

/** The way of an order as steps: the last one that is done is the current one, until all are. */
export function orderSteps({ placedAt, packedAt, sentAt, deliveredAt }: OrderProgress): readonly OrderStep[] {
  const times: readonly (readonly [StepName, string | undefined])[] = [
    ['ordered', placedAt],
    ['packed', packedAt ?? sentAt ?? deliveredAt],
    ['sent', sentAt ?? deliveredAt],
    ['delivered', deliveredAt],
  ];
  const done = times.filter(([, at]) => at !== undefined).length;
  return times.map(([name, at], index) => ({
    name,
    at,
    state: index >= done ? 'open' : index === done - 1 && done < times.length ? 'current' : 'done',
  }));
}
