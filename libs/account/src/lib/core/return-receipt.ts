/** The data with which the carrier prints a label. */
export interface ReturnLabel {
  readonly carrier: string;
  readonly code: string;
  /** The path of an SVG of `qrSize` units with the same code. */
  readonly qrPath: string;
  readonly qrSize: number;
  readonly address: readonly string[];
}

/** The receipt of a return or a withdrawal; its texts are the server's. */
export interface ReturnReceipt {
  readonly number: number;
  readonly kind: 'return' | 'withdrawal';
  readonly orderId: number;
  readonly createdAtFormatted: string;
  readonly isReceived: boolean;
  readonly lines: readonly {
    readonly name: string;
    readonly brand: string;
    readonly size: string;
    readonly quantity: number;
  }[];
  /** `undefined` when nothing has to be sent back. */
  readonly label: ReturnLabel | undefined;
  readonly refundedFormatted: string | undefined;
}
