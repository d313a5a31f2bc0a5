import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { adminScreen } from '../../messages/index.ts';
import { toast } from '../../ui/toast.tsx';

/** Everything that the administration reads; a change reads it anew. */
const ADMIN = 'admin';

export const useAdminQuery = <T>(
  key: readonly unknown[],
  read: (options: { signal: AbortSignal }) => Promise<T>,
) => useQuery({ queryKey: [ADMIN, ...key], queryFn: ({ signal }) => read({ signal }) });

/** Does something, says so, and reads the lists again. */
export function useAdminAction<Input, Output>(
  run: (input: Input) => Promise<Output>,
  { done, onDone }: { done?: string; onDone?: (output: Output) => void } = {},
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async (output) => {
      if (done !== undefined) toast.success(done);
      onDone?.(output);
      await client.invalidateQueries({ queryKey: [ADMIN] });
    },
    onError: (error) => toast.error(adminScreen.failed, { description: sentenceOf(error) }),
  });
}

/** The page of a list; it starts anew with another list. */
export function useCursor(list: string) {
  const [at, setAt] = useState<{ list: string; after: string | undefined }>({
    list,
    after: undefined,
  });
  const after = at.list === list ? at.after : undefined;
  return { after, go: (next: string | undefined) => setAt({ list, after: next }) };
}
