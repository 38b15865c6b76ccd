/** A request on its way to the service, and then its response on the way back. */
interface Journey {
  readonly owner: object;
  readonly send: () => Promise<Response>;
  readonly resolve: (response: Response) => void;
  readonly reject: (error: Error) => void;
  response?: Response;
}

/** A network whose requests and responses wait until a test lets each go on, in any order. */
export interface SlowNetwork {
  /** The `fetch` of one tab; `isOnline` is read with each request. */
  readonly connect: (owner: object, isOnline: () => boolean, fetch: typeof globalThis.fetch) => typeof globalThis.fetch;
  readonly waiting: () => number;
  /** Lets a request reach the service, or a response its tab. */
  readonly goOn: (index: number) => Promise<void>;
  /** Tabs lose the network: their requests fail, also those that the service has carried out. */
  readonly disconnect: (owners: readonly object[]) => void;
  /** A tab is killed: no response reaches it, but its requests may still reach the service. */
  readonly abandon: (owner: object, arrives: boolean) => Promise<void>;
}

/** Makes a network without requests. */
export function createSlowNetwork(): SlowNetwork {
  let journeys: readonly Journey[] = [];
  /** Takes the requests and responses of tabs away. */
  const take = (owners: readonly object[]): readonly Journey[] => {
    const taken = journeys.filter(({ owner }) => owners.includes(owner));
    journeys = journeys.filter(({ owner }) => !owners.includes(owner));
    return taken;
  };
  return {
    waiting: () => journeys.length,
    connect: (owner, isOnline, fetch) => (input, init) =>
      new Promise((resolve, reject) => {
        if (isOnline()) journeys = [...journeys, { owner, send: () => fetch(input, init), resolve, reject }];
        else reject(new TypeError('Failed to fetch'));
      }),
    goOn: async (index) => {
      const journey = journeys[index % journeys.length];
      if (!journey) return;
      if (!journey.response) journey.response = await journey.send();
      else {
        journeys = journeys.filter((other) => other !== journey);
        journey.resolve(journey.response);
      }
    },
    disconnect: (owners) => take(owners).forEach(({ reject }) => reject(new TypeError('Failed to fetch'))),
    abandon: async (owner, arrives) => {
      for (const { response, send } of take([owner])) if (arrives && !response) await send();
    },
  };
}
