import { asLanguageTag, type LanguageTag } from '@notelark/api/languages';
import { summaryOptionsWords } from '../../messages/index.ts';
import { MAX_OWN_INSTRUCTIONS, type TemplateId, templateList } from '@notelark/api/templates';
import type { SummaryOptions } from '@notelark/api/summary-options';
import { fill } from '../../lib/format.ts';
import { useInstallation } from '../../lib/installation.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { AUTOMATIC, type LanguageChoice, languageOptions } from './languages.ts';

interface SummaryOptionsFieldsProps<W extends SummaryOptions> {
  value: W;
  onChange: (next: W) => void;
}

/** What can't be had is offered as well, disabled, with the reason. */
const templateOptions = (hasModel: boolean) =>
  templateList.map(({ id, label, description, needsModel }) => {
    const disabled = needsModel && !hasModel;
    return {
      value: id,
      label,
      description: disabled ? summaryOptionsWords.unavailable : description,
      disabled,
    };
  });

/** What kind of source it is, or one's own instructions, and the language to write in. */
export function SummaryOptionsFields<W extends SummaryOptions>({
  value,
  onChange,
}: SummaryOptionsFieldsProps<W>) {
  const hasModel = useInstallation()?.languageModel ?? true;
  return (
    <>
      <TemplateField
        hasModel={hasModel}
        value={value.template}
        onChange={(template) => onChange({ ...value, template })}
      />
      {value.template === 'custom' && (
        <InstructionsField
          value={value.instructions}
          onChange={(instructions) => onChange({ ...value, instructions })}
        />
      )}
      <LanguageField
        label={summaryOptionsWords.outputLanguage}
        automatic={summaryOptionsWords.sameLanguage}
        value={value.outputLanguage}
        {...(hasModel ? {} : { hint: summaryOptionsWords.languageUnavailable, disabled: true })}
        onChange={(outputLanguage) => onChange({ ...value, outputLanguage })}
      />
    </>
  );
}

interface ValueProps<Value> {
  value: Value;
  onChange: (next: Value) => void;
}

interface TemplateFieldProps extends ValueProps<TemplateId> {
  hasModel: boolean;
}

function TemplateField({ value, onChange, hasModel }: TemplateFieldProps) {
  const chosen = templateList.find(({ id }) => id === value);
  return (
    <Field label={summaryOptionsWords.template} hint={chosen?.description} className="max-w-sm">
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={onChange}
          options={templateOptions(hasModel)}
        />
      )}
    </Field>
  );
}

function InstructionsField({ value, onChange }: ValueProps<string>) {
  const counter = { characters: value.length, limit: MAX_OWN_INSTRUCTIONS };
  return (
    <Field
      label={summaryOptionsWords.instructions}
      hint={fill(summaryOptionsWords.instructionsHint, counter)}
      className="col-span-full"
    >
      {(control) => (
        <Textarea
          {...control}
          rows={4}
          value={value}
          maxLength={MAX_OWN_INSTRUCTIONS}
          placeholder={summaryOptionsWords.instructionsPlaceholder}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

interface LanguageFieldProps extends ValueProps<LanguageTag | null> {
  label: string;
  /** What is chosen where no language is. */
  automatic: string;
  hint?: string;
  disabled?: boolean;
}

export function LanguageField({
  label,
  automatic,
  value,
  onChange,
  hint,
  disabled = false,
}: LanguageFieldProps) {
  const choice: LanguageChoice = value ?? AUTOMATIC;
  return (
    <Field label={label} hint={hint} className="max-w-sm">
      {(control) => (
        <Select
          {...control}
          disabled={disabled}
          value={choice}
          onChange={(next) => onChange(asLanguageTag(next))}
          options={languageOptions(automatic)}
        />
      )}
    </Field>
  );
}
