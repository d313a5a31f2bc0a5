import { z } from 'zod';

const Parts = z.templateLiteral([z.iso.datetime(), '~', z.uuid()]);

/** Where a list that is ordered by time goes on: the moment in microseconds and the id of the last row of a page. */
export const MomentCursor = z
  .string()
  .max(100)
  .refine((text) => Parts.safeParse(text).success);
