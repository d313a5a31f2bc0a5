import { resultScreen } from '../../messages/index.ts';
import type { SummaryOptions } from '@notelark/api/summary-options';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { hasCode } from '../../lib/api-error.ts';
import { request } from '../../lib/client.ts';
import { toast } from '../../ui/toast.tsx';

/** Makes a summary again and opens it; one that was made so already is opened instead. */
export function useAgain(id: string, onMade: (summaryOptions: SummaryOptions) => void = () => {}) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: SummaryOptions) =>
      request('POST /api/summaries/{id}/again', { params: { id }, body }),
    onSuccess: ({ summaryId }, summaryOptions) => {
      onMade(summaryOptions);
      void client.invalidateQueries({ queryKey: ['history'] });
      if (summaryId === id) return;
      toast.success(resultScreen.regenerating, {
        action: {
          label: resultScreen.backToBefore,
          onClick: () => void navigate(`/results/${id}`),
        },
      });
      void navigate(`/results/${summaryId}`);
    },
    onError: (error) =>
      toast.error(
        hasCode(error, 'text-quota-exceeded') ? error.message : resultScreen.regenerateFailed,
      ),
  });
}
