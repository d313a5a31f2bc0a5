import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiInput, request } from '../../lib/client.ts';

export const useSandboxPrices = () =>
  useQuery({
    queryKey: ['prices'],
    queryFn: ({ signal }) => request('GET /api/prices', { signal }),
    staleTime: Infinity,
  });

export const useSandboxCheckout = (id: string) =>
  useQuery({
    queryKey: ['sandbox-checkout', id],
    queryFn: ({ signal }) => request('GET /api/sandbox/checkouts/{id}', { params: { id }, signal }),
  });

export const usePay = (id: string) =>
  useMutation({
    mutationFn: (card: string) =>
      request('POST /api/sandbox/checkouts/{id}/pay', { params: { id }, body: { card } }),
  });

const portalKey = (id: string) => ['sandbox-portal', id] as const;

export const useSandboxPortal = (id: string) =>
  useQuery({
    queryKey: portalKey(id),
    queryFn: ({ signal }) => request('GET /api/sandbox/portals/{id}', { params: { id }, signal }),
  });

export type PortalAction = ApiInput<'POST /api/sandbox/portals/{id}'>['body'];

export function usePortalAction(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PortalAction) =>
      request('POST /api/sandbox/portals/{id}', { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: portalKey(id) }),
  });
}
