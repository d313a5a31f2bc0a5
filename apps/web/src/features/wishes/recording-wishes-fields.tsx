import { wishesWords } from '../../messages/index.ts';
import { languageName } from '@notelark/api/languages';
import { fill } from '../../lib/format.ts';
import { useInstallation } from '../../lib/installation.ts';
import type { Wishes } from './remembered.ts';
import { LanguageField, WishesFields } from './wishes-fields.tsx';

interface RecordingWishesFieldsProps {
  value: Wishes;
  onChange: (next: Wishes) => void;
}

/** {@link WishesFields}, and the language that is spoken. */
export function RecordingWishesFields({ value, onChange }: RecordingWishesFieldsProps) {
  const only = useInstallation()?.recognizer.onlyLanguage ?? null;
  return (
    <>
      <WishesFields value={value} onChange={onChange} />
      <LanguageField
        label={wishesWords.spokenLanguage}
        automatic={wishesWords.detectLanguage}
        value={value.spokenLanguage}
        {...(only !== null && {
          hint: fill(wishesWords.onlyLanguage, { language: languageName(only) }),
        })}
        onChange={(spokenLanguage) => onChange({ ...value, spokenLanguage })}
      />
    </>
  );
}
