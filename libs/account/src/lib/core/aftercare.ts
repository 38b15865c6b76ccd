/** A product of an order that may come back. */
export interface AftercareLine {
  readonly rowNumber: number;
  readonly name: string;
  readonly brand: string;
  /** Empty for products of one size. */
  readonly size: string;
  readonly image: string | undefined;
  /** Units that no return has yet. */
  readonly returnable: number;
}

/** A registered return, or a withdrawal. */
export interface ReturnOutline {
  /** Of its receipt. */
  readonly id: string;
  readonly number: number;
  readonly kind: 'return' | 'withdrawal';
  readonly isReceived: boolean;
}

/** When an order came how far, as ISO 8601; `undefined` for what has not happened yet. */
export interface OrderProgress {
  readonly placedAt: string;
  readonly packedAt: string | undefined;
  readonly sentAt: string | undefined;
  readonly deliveredAt: string | undefined;
  readonly expectedAt: string | undefined;
}

/** The events of an order after its payment, and the buyer's options. */
export interface Aftercare {
  readonly orderId: number;
  readonly progress: OrderProgress;
  readonly canReturn: boolean;
  /** The last day for that, as ISO 8601; `undefined` as long as it is not known. */
  readonly lastReturnDay: string | undefined;
  /** The refund of a withdrawal; `undefined` when it is not possible. */
  readonly withdrawal: 'cancel' | 'return' | undefined;
  readonly lines: readonly AftercareLine[];
  readonly returns: readonly ReturnOutline[];
}
