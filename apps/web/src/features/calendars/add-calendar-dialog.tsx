import { useState } from 'react';
import { calendarScreen } from '../../messages/index.ts';
import { request } from '../../lib/client.ts';
import { webAddressOf } from '../../lib/web-address.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-parts.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.tsx';
import { Unsaved } from '../../ui/unsaved.tsx';
import { useCalendarChange } from './queries.ts';

/** Calendar programs hand out addresses with a name of their own, which means https. */
const addressOf = (text: string): string | null =>
  webAddressOf(text.trim().replace(/^webcals?:\/\//i, 'https://'));

export function AddCalendarDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [tried, setTried] = useState(false);
  const address = addressOf(url);
  const isComplete = name.trim() !== '' && (address !== null || file !== null);
  const add = useCalendarChange(
    async () => {
      const source = address === null ? { content: await file?.text() } : { url: address };
      await request('POST /api/account/calendars', { body: { name: name.trim(), ...source } });
    },
    () => {
      toast.success(calendarScreen.added);
      onClose();
    },
  );
  const submit = () => {
    setTried(true);
    if (isComplete) add.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={calendarScreen.add}
      description={calendarScreen.addText}
    >
      <Unsaved when={name !== '' || url !== '' || file !== null} />
      <Form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={submit}>
        <Field
          label={calendarScreen.name}
          error={tried && name.trim() === '' ? calendarScreen.nameRequired : undefined}
        >
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={100}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field
          label={calendarScreen.url}
          hint={calendarScreen.urlHint}
          error={
            tried && address === null && (file === null || url.trim() !== '')
              ? calendarScreen.sourceRequired
              : undefined
          }
        >
          {(control) => (
            <Input {...control} value={url} onChange={(event) => setUrl(event.target.value)} />
          )}
        </Field>
        <Field label={calendarScreen.file} hint={calendarScreen.fileHint}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".ics,text/calendar"
              className="w-full min-w-0 rounded-md border border-line-strong bg-surface p-2.5 text-sm"
              onChange={(event) => setFile(event.target.files?.[0] ?? null)}
            />
          )}
        </Field>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {calendarScreen.cancel}
          </Button>
          <Button type="submit" busy={add.isPending}>
            {calendarScreen.add}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
