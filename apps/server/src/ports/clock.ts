/** The present moment. A port, so that tests move time instead of sleeping. */
export interface Clock {
  now(): Date;
}
