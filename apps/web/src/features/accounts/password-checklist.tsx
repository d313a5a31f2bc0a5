import { passwordRules } from '@notelark/api/account-rules';
import { passwordChecklist } from '../../messages/index.ts';
import { Check, Circle } from 'lucide-react';
import { cx } from '../../lib/class-names.ts';

interface PasswordChecklistProps {
  /** Ties the list to the field that it is about. */
  id: string;
  password: string;
}

/** The rules of a new password, once typing starts; a rule that becomes met says so. */
export function PasswordChecklist({ id, password }: PasswordChecklistProps) {
  if (password === '') return null;
  return (
    <ul
      id={id}
      aria-label={passwordChecklist.name}
      aria-live="polite"
      className="grid gap-x-4 gap-y-1.5 text-xs sm:grid-cols-2"
    >
      {passwordRules.map(({ id: rule, test }) => (
        <Rule key={rule} label={passwordChecklist.rules[rule]} met={test(password)} />
      ))}
    </ul>
  );
}

function Rule({ label, met }: { label: string; met: boolean }) {
  const Icon = met ? Check : Circle;
  return (
    <li className={cx('flex items-center gap-2', met ? 'text-good-text' : 'text-ink-faint')}>
      <Icon className="size-3.5 shrink-0" aria-hidden="true" />
      <span>
        {label}
        <span className="sr-only">, {met ? passwordChecklist.met : passwordChecklist.notMet}</span>
      </span>
    </li>
  );
}
