import { adminPeople } from '../../messages/index.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.tsx';

/** A link that is shown once, where the server sends no mail. */
export function OneTimeLink({ link }: { link: string }) {
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    toast.success(adminPeople.copied);
  };
  return (
    <div className="grid gap-3">
      <Field label={adminPeople.link} hint={adminPeople.linkText}>
        {(control) => (
          <Input {...control} readOnly value={link} onFocus={(event) => event.target.select()} />
        )}
      </Field>
      <Button variant="secondary" className="justify-self-start" onClick={() => void copy()}>
        {adminPeople.copy}
      </Button>
    </div>
  );
}
