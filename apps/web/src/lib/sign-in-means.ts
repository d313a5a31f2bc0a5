import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from './client.ts';

export const signInMeansQuery = queryOptions({
  queryKey: ['sign-in-means'],
  queryFn: ({ signal }) => request('GET /api/account/sign-in', { signal }),
});

/** How the own account is signed in to. */
export const useSignInMeans = () => useQuery(signInMeansQuery);
