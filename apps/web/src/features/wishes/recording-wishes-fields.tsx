import { wishesWords } from '@notelark/contracts/messages.en';
import type { Wishes } from './remembered.ts';
import { LanguageField, WishesFields } from './wishes-fields.tsx';

interface RecordingWishesFieldsProps {
  value: Wishes;
  onChange: (next: Wishes) => void;
}

/** {@link WishesFields}, and the language that is spoken. */
export function RecordingWishesFields({ value, onChange }: RecordingWishesFieldsProps) {
  return (
    <>
      <WishesFields value={value} onChange={onChange} />
      <LanguageField
        label={wishesWords.spokenLanguage}
        automatic={wishesWords.detectLanguage}
        value={value.spokenLanguage}
        onChange={(spokenLanguage) => onChange({ ...value, spokenLanguage })}
      />
    </>
  );
}
