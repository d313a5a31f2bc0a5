import type { Result } from '@notelark/api/library';
import { resultScreen, summaryOptionsWords } from '../../messages/index.ts';
import { fallbackNotice } from '@notelark/api/sentences/fallback-notice';
import { languageNotice } from '@notelark/api/sentences/language-notice';
import { Alert } from '../../ui/alert.tsx';

/** What a reader should know of how the notes came to be: what was asked for and could not be had. */
export function ProvenanceNotices({ result }: { result: Result }) {
  const { engine } = result;
  if (engine === null) return null;
  const missing = engine.id === 'embedded' ? notHad(result) : [];
  const { outputLanguage } = result.summaryOptions;
  const notices = [
    ...missing,
    fallbackNotice({ ...result, engine }),
    languageNotice({ ...result, engine, outputLanguage }),
  ];
  return notices.map(
    (notice) =>
      notice !== null && (
        <Alert key={notice} tone="info">
          {notice}
        </Alert>
      ),
  );
}

/** Whether the notes were to be in another language than their source, of which older ones say nothing. */
function isAnotherLanguageWanted({ summaryOptions, source, sourceLanguage }: Result): boolean {
  const spoken = source.kind === 'upload' ? (source.transcript?.language ?? null) : null;
  return (
    summaryOptions.outputLanguage !== null &&
    summaryOptions.outputLanguage !== (sourceLanguage ?? spoken)
  );
}

/** Notes in another language than their source: what could not be checked of them. */
export function Translated({ result }: { result: Result }) {
  const isTranslation =
    result.engine !== null && result.engine.id !== 'embedded' && isAnotherLanguageWanted(result);
  return isTranslation && <p className="text-xs text-ink-faint">{resultScreen.translated}</p>;
}

/** Options that are beyond the engine without a model. */
function notHad(result: Result): string[] {
  const { template, instructions } = result.summaryOptions;
  const wantsModel =
    isAnotherLanguageWanted(result) || (template === 'custom' && instructions !== '');
  return wantsModel ? [summaryOptionsWords.needsModel] : [];
}
