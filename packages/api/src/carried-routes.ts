import { z } from 'zod';
import { CarriedCounts } from './carried.ts';
import { Id } from './library.ts';
import { defineRoutes } from './routes.ts';

const ById = z.object({ id: Id });

export const carriedRoutes = defineRoutes({
  'GET /api/results/{id}/hand-work': {
    operationId: 'getHandWork',
    scope: 'read',
    summary: 'What a person has done to a result, which notes that are made again will keep',
    access: 'user',
    params: ById,
    status: 200,
    output: CarriedCounts,
    errors: ['not-found'],
  },
  'PUT /api/results/{id}/carried': {
    operationId: 'setCarried',
    scope: 'write',
    summary: 'Take back what notes have taken over from earlier ones, or apply it again',
    access: 'user',
    params: ById,
    body: z.object({ version: z.int32(), applied: z.boolean() }),
    status: 200,
    output: z.object({ version: z.int32() }),
    errors: ['not-found', 'not-ready', 'edited-elsewhere'],
  },
});
