/** Why something comes back. */
export type ReturnReason = 'too-small' | 'too-large' | 'not-as-expected' | 'faulty' | 'wrong-item' | 'other';
