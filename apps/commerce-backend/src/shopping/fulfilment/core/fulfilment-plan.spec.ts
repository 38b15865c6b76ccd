import { arrivalOfReturn, planFulfilment, stepAt } from './fulfilment-plan.ts';

const at = (text: string): Date => new Date(`${text}Z`);
const minuteOf = (time: Date): string => time.toISOString().slice(0, 16);

describe('the plan of a paid order', () => {
  it.each([
    ['2026-03-02T12:59', 'ordered'],
    ['2026-03-02T13:00', 'packed'],
    ['2026-03-02T15:59', 'packed'],
    ['2026-03-02T16:00', 'sent'],
    ['2026-03-03T14:59', 'sent'],
    ['2026-03-03T15:00', 'delivered'],
    ['2027-03-03T15:00', 'delivered'],
  ])('has it at %s %s', (now, step) => {
    const planned = { sentOn: '2026-03-02', arrivesOn: '2026-03-03', orderBefore: 0 };
    expect(stepAt(planFulfilment(planned), at(now))).toBe(step);
  });
});

describe('a return', () => {
  it.each([
    ['2026-03-02T10:00', '2026-03-04T13:00'],
    ['2026-03-05T10:00', '2026-03-09T13:00'],
    ['2026-03-07T10:00', '2026-03-10T13:00'],
    ['2026-12-23T10:00', '2026-12-29T13:00'],
  ])('registered on %s has arrived on %s', (registeredAt, arrivedAt) => {
    expect(minuteOf(arrivalOfReturn(at(registeredAt)))).toBe(arrivedAt);
  });
});
