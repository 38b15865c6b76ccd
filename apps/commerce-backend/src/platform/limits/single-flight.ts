/** Runs one piece of work per key at a time; callers that arrive meanwhile get the same outcome. */
export function singleFlight<Outcome>(): (key: string, work: () => Promise<Outcome>) => Promise<Outcome> {
  const flights = new Map<string, Promise<Outcome>>();
  return (key, work) => {
    const flying = flights.get(key);
    if (flying !== undefined) return flying;
    const flight = work().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}
