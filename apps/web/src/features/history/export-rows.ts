import { useMutation } from '@tanstack/react-query';
import { dashboardScreen, exportMenu } from '../../messages/index.ts';
import { hasCode, sentenceOf } from '../../lib/api-error.ts';
import { sendRequest } from '../../lib/client.ts';
import { saveText } from '../../lib/download.ts';
import { toast } from '../../ui/toast.tsx';
import type { HistoryRow } from './queries.ts';

const panels = ['summary', 'source'] as const;

/** Notes and transcripts of several items as one Markdown file, in their order. */
export const useExportRows = () =>
  useMutation({
    mutationFn: async (rows: readonly HistoryRow[]) => {
      const documents: string[] = [];
      for (const { summaries } of rows) {
        const [newest] = summaries;
        if (newest) documents.push(...(await documentsOf(newest.id)));
      }
      if (documents.length === 0) toast.info(dashboardScreen.nothingToExport);
      else saveText(documents.join('\n\n---\n\n'), dashboardScreen.exportFileName);
    },
    onError: (error) => toast.error(exportMenu.failed, { description: sentenceOf(error) }),
  });

/** What is not written yet is left out. */
async function documentsOf(id: string): Promise<string[]> {
  const documents: string[] = [];
  for (const panel of panels) {
    try {
      const query = { panel, format: 'md' as const };
      const answer = await sendRequest('GET /api/results/{id}/export', { params: { id }, query });
      documents.push((await answer.text()).trim());
    } catch (error) {
      if (!hasCode(error, 'not-ready', 'export-unavailable', 'not-found')) throw error;
    }
  }
  return documents;
}
