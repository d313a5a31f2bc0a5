import { summaryOptionsWords } from '../../messages/index.ts';
import { languageName } from '@notelark/api/languages';
import { fill } from '../../lib/format.ts';
import { useInstallation } from '../../lib/installation.ts';
import type { RememberedOptions } from './remembered.ts';
import { LanguageField, SummaryOptionsFields } from './summary-options-fields.tsx';

interface RecordingOptionsFieldsProps {
  value: RememberedOptions;
  onChange: (next: RememberedOptions) => void;
}

/** {@link SummaryOptionsFields}, and the language that is spoken. */
export function RecordingOptionsFields({ value, onChange }: RecordingOptionsFieldsProps) {
  const only = useInstallation()?.recognizer.onlyLanguage ?? null;
  return (
    <>
      <SummaryOptionsFields value={value} onChange={onChange} />
      <LanguageField
        label={summaryOptionsWords.spokenLanguage}
        automatic={
          only === null
            ? summaryOptionsWords.detectLanguage
            : fill(summaryOptionsWords.onlyThis, { language: languageName(only) })
        }
        value={value.spokenLanguage}
        {...(only !== null && {
          hint: fill(summaryOptionsWords.onlyLanguage, { language: languageName(only) }),
        })}
        onChange={(spokenLanguage) => onChange({ ...value, spokenLanguage })}
      />
    </>
  );
}
