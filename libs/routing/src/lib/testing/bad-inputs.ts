/** One hostile request to the shop and what must come of it. */
export interface RoutingBadInput {
  readonly id: string;
  readonly input: string;
  readonly expected: string;
  /** Where the rule is enforced, if it is not a rule of this library. */
  readonly provedBy?: string;
  readonly request?: {
    readonly target: string;
    readonly host: string;
    readonly marketPrefix?: boolean;
    readonly forwardedHost?: string;
    readonly fromTrustedProxy?: boolean;
  };
  readonly result?: {
    readonly outcome: string;
    readonly status?: number;
    readonly location?: string;
    readonly screen?: string;
    readonly market?: string;
  };
}

/** One hostile list address and what must come of it. */
export interface ListQueryBadInput {
  readonly id: string;
  readonly input: string;
  readonly note: string;
  readonly expected: {
    readonly status: number | string;
    /** Another status that is as good. */
    readonly alt?: number;
    readonly filters?: object;
    readonly page?: number;
    readonly sort?: string | null;
    readonly search?: string;
  };
}
