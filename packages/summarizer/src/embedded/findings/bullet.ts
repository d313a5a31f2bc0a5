/** What marks a line as one of a list. */
export const BULLET = /^(?:[-–—•*·▪▸→]+|\(?\d{1,2}[.)]|[a-z]\))\s+/u;

/** A line of a list without what marks it as one. */
export function withoutBullet(text: string): string {
  return text.replace(BULLET, '');
}

/** Whether a line is one of a list. */
export const isMarked = (text: string): boolean => BULLET.test(text);
