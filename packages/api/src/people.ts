import { z } from 'zod';
import { defineRoutes } from './routes.ts';

const Name = z.string().trim().min(1).max(200);

/** What a person has said of two names in their notes. */
export const NamePair = z.object({
  names: z.tuple([Name, Name]),
  /** They are one person; false: they are two. */
  same: z.boolean(),
});
export type NamePair = z.infer<typeof NamePair>;

export const peopleRoutes = defineRoutes({
  'GET /api/people/pairs': {
    operationId: 'listNamePairs',
    scope: 'read',
    summary: 'Names of which the person has said that they are one, or two, people',
    access: 'user',
    status: 200,
    output: z.object({ pairs: z.array(NamePair) }),
    errors: [],
  },
  'PUT /api/people/pairs': {
    operationId: 'setNamePair',
    scope: 'write',
    summary: 'Say that two names are one person, or two; null takes it back',
    access: 'user',
    body: z
      .object({ names: z.tuple([Name, Name]), same: z.boolean().nullable() })
      .refine(({ names: [one, other] }) => one !== other),
    status: 200,
    output: z.object({ pairs: z.array(NamePair) }),
    example: { body: { names: ['Ben', 'Ben Miller'], same: true } },
    errors: ['validation-failed'],
  },
});
