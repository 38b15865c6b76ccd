/** The buyer's reason for a return. */
export type ReturnReason = 'too-small' | 'too-large' | 'not-as-expected' | 'faulty' | 'wrong-item' | 'other';
