export interface LimitTables {
  /** The number of wrong attempts; a bucket's name does not reveal the person. */
  auth_throttle: {
    bucket: string;
    /** Of which some is forgotten with every second. */
    attempts: number;
    last_at: Date;
    allowed_at: Date;
  };
}
