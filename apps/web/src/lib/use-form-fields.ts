import { useEffect, useEffectEvent, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from './api-error.ts';

type Values = Record<string, string>;

/** What is wrong with a value, as a sentence; undefined: nothing. */
type Rule<All extends Values> = (value: string, all: All) => string | undefined;

/**
 * A form of text fields. All rules are checked on submit, an edited field's also when it is left; an error goes away
 * as soon as its field is edited. The focus goes to the first field with an error.
 * @param empty every field, empty. The fields themselves start with what is in the page: the user may have typed there
 *   before the page was hydrated
 * @param initial what fields start with instead; when it comes late, it fills those that were not edited
 */
export function useFormFields<All extends Values>(
  empty: All,
  rules: Record<keyof All & string, Rule<All>>,
  initial: Partial<Values> = {},
) {
  type Name = keyof All & string;
  const form = useForm<Values>({ defaultValues: initial, reValidateMode: 'onSubmit' });
  const { setValue, clearErrors, trigger, setError, reset, watch, handleSubmit } = form;
  const { errors, isSubmitting } = form.formState;
  const edited = useRef(new Set<string>());
  const complete = (values: Values): All => ({ ...empty, ...values });
  const isField = (name: string): name is Name => name in rules;

  // The user typed, and perhaps left the field, before the page was hydrated.
  const adoptTyped = useEffectEvent(() => {
    for (const [name, value] of Object.entries(form.getValues())) {
      if (!value || value === initial[name]) continue;
      edited.current.add(name);
      if (document.activeElement?.getAttribute('name') !== name) void trigger(name);
    }
  });
  useEffect(() => adoptTyped(), []);

  const given = JSON.stringify(initial);
  useEffect(() => {
    const late: Values = JSON.parse(given);
    for (const [name, value] of Object.entries(late))
      if (!edited.current.has(name)) setValue(name, value);
  }, [given, setValue]);

  return {
    register: (name: Name) =>
      form.register(name, {
        validate: (value: string | undefined, all) => rules[name](value ?? '', complete(all)),
        onChange: () => {
          edited.current.add(name);
          clearErrors(name);
        },
        onBlur: () => {
          if (edited.current.has(name)) void trigger(name);
        },
      }),
    error: (name: Name): string | undefined => errors[name]?.message,
    /** What is in a field now; the form is drawn anew whenever it changes. */
    value: (name: Name): string => watch(name) ?? '',
    /** Shows what the server said of single fields. */
    showFieldErrors: (failure: unknown): void => {
      if (!(failure instanceof ApiError)) return;
      for (const [name, message] of Object.entries(failure.fields))
        if (isField(name)) setError(name, { message }, { shouldFocus: true });
    },
    clear: (): void => {
      edited.current.clear();
      reset({ ...empty, ...initial });
    },
    busy: isSubmitting,
    onSubmit: (send: (values: All) => Promise<void>) =>
      handleSubmit((values) => send(complete(values))),
  };
}
