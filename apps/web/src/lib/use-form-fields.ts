import { type FieldPath, useForm } from 'react-hook-form';
import { ApiError } from './api-error.ts';

type Values = Record<string, string>;

/** What is wrong with a value, as a sentence; undefined: nothing. */
type Rule<All extends Values> = (value: string, all: All) => string | undefined;

/**
 * A form of text fields. All rules are checked on submit, an edited field's also when it is left; an error goes away
 * as soon as its field is edited. The focus goes to the first field with an error.
 */
export function useFormFields<All extends Values>(
  values: All,
  rules: Record<FieldPath<All>, Rule<All>>,
) {
  const form = useForm<All>({
    values,
    resetOptions: { keepDirtyValues: true },
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting, dirtyFields } = form.formState;

  const register = (name: FieldPath<All>) =>
    form.register(name, {
      validate: (value: string, all: All) => rules[name](value, all),
      onChange: () => form.clearErrors(name),
      onBlur: () => {
        if (name in dirtyFields) void form.trigger(name);
      },
    });
  const error = (name: FieldPath<All>): string | undefined => {
    const message = errors[name]?.message;
    return typeof message === 'string' ? message : undefined;
  };
  const isField = (name: string): name is FieldPath<All> => name in rules;
  /** Shows what the server said of single fields. */
  const showFieldErrors = (failure: unknown): void => {
    if (!(failure instanceof ApiError)) return;
    for (const [name, message] of Object.entries(failure.fields))
      if (isField(name)) form.setError(name, { message }, { shouldFocus: true });
  };

  return {
    register,
    error,
    showFieldErrors,
    watch: form.watch,
    reset: form.reset,
    busy: isSubmitting,
    onSubmit: (send: (values: All) => Promise<void>) => form.handleSubmit(send),
  };
}
