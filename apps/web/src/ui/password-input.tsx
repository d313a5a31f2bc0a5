import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { controls } from '../lib/words.ts';
import { Input } from './input.tsx';

/** An input whose text can be shown; goes inside a Field. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input {...props} type={shown ? 'text' : 'password'} className="pr-12" spellCheck={false} />
      <button
        type="button"
        aria-label={shown ? controls.hidePassword : controls.showPassword}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-ink-faint hover:text-ink"
      >
        <Icon className="size-4.5" aria-hidden="true" />
      </button>
    </div>
  );
}
