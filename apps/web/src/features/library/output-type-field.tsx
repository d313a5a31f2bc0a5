import type { OutputType } from '@notelark/api/library';
import { outputTypeDescriptions, outputTypeLabel } from '../../messages/index.ts';
import { outputTypeOptions } from '../../lib/output-types.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';

interface OutputTypeFieldProps {
  value: OutputType;
  onChange: (value: OutputType) => void;
  disabled?: boolean;
}

export function OutputTypeField({ value, onChange, disabled = false }: OutputTypeFieldProps) {
  return (
    <Field label={outputTypeLabel} hint={outputTypeDescriptions[value]} className="max-w-sm">
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={onChange}
          options={outputTypeOptions}
          disabled={disabled}
        />
      )}
    </Field>
  );
}
