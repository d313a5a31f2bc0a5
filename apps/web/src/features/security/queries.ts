import { useMutation, type UseMutationOptions, useQueryClient } from '@tanstack/react-query';
import { securityScreen } from '../../messages/index.ts';
import { hasCode, sentenceOf } from '../../lib/api-error.ts';
import { signInMeansQuery } from '../../lib/sign-in-means.ts';
import { toast } from '../../ui/toast.tsx';

/** A change of the ways to sign in: they are read again, and a failure is said, but for what a field of the form shows. */
export function useSecurityChange<Input = void, Output = unknown>(
  change: (input: Input) => Promise<Output>,
  options: UseMutationOptions<Output, Error, Input> = {},
) {
  const client = useQueryClient();
  return useMutation({
    ...options,
    mutationFn: change,
    onSuccess: async (...args) => {
      await client.invalidateQueries({ queryKey: signInMeansQuery.queryKey });
      await options.onSuccess?.(...args);
    },
    onError: (error, ...args) => {
      if (!hasCode(error, 'wrong-password', 'second-factor-wrong'))
        toast.error(securityScreen.failed, { description: sentenceOf(error) });
      return options.onError?.(error, ...args);
    },
  });
}
