import type { Result } from '@notelark/api/library';
import { speakerWords } from '../../messages/index.ts';
import { uploadLimits } from '@notelark/api/plans';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { request } from '../../lib/client.ts';
import { fill } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-parts.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.tsx';
import { useUnsaved } from '../../ui/unsaved.tsx';
import { useResultCache } from './queries.ts';
import { AskSpeakerName } from './speaker-name.tsx';

/** Lets the owner of a transcript say who its speakers are. */
export function SpeakerNames({ result, children }: { result: Result; children: ReactNode }) {
  const [asked, setAsked] = useState<string | null>(null);
  const { source, editable } = result;
  const canRename = editable && source.kind === 'upload' && source.transcript?.complete === true;
  return (
    <AskSpeakerName value={canRename ? setAsked : null}>
      {children}
      <Dialog
        open={asked !== null}
        onOpenChange={(open) => {
          if (!open) setAsked(null);
        }}
        title={fill(speakerWords.renameTitle, { name: asked ?? '' })}
        description={speakerWords.renameText}
      >
        {asked !== null && <NameForm result={result} name={asked} onClose={() => setAsked(null)} />}
      </Dialog>
    </AskSpeakerName>
  );
}

interface NameFormProps {
  result: Result;
  name: string;
  onClose: () => void;
}

function NameForm({ result, name, onClose }: NameFormProps) {
  const [to, setTo] = useState(name);
  const rename = useRenameSpeaker(result);
  const wanted = to.trim();
  useUnsaved(wanted !== name && !rename.isPending);
  const attendees = attendeesLeft(result);
  const submit = () => {
    if (wanted === name) return onClose();
    return rename.mutate(
      { from: name, to: wanted },
      {
        onSuccess: () => {
          toast.success(fill(speakerWords.renamed, { name: wanted }));
          onClose();
        },
        onError: () => toast.error(speakerWords.renameFailed),
      },
    );
  };
  return (
    <Form className="grid gap-5" onSubmit={submit}>
      <Field label={speakerWords.name}>
        {(control) => (
          <Input
            {...control}
            value={to}
            maxLength={uploadLimits.maxSpeakerNameCharacters}
            autoComplete="off"
            onFocus={(event) => event.target.select()}
            onChange={(event) => setTo(event.target.value)}
          />
        )}
      </Field>
      {attendees.length > 0 && (
        <div role="group" aria-label={speakerWords.fromCalendar} className="grid gap-2">
          <p className="text-sm text-ink-soft">{speakerWords.fromCalendar}</p>
          <div className="flex flex-wrap gap-2">
            {attendees.map((attendee) => (
              <Button key={attendee} variant="secondary" size="s" onClick={() => setTo(attendee)}>
                {attendee}
              </Button>
            ))}
          </div>
        </div>
      )}
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {speakerWords.cancel}
        </Button>
        <Button type="submit" busy={rename.isPending} disabled={wanted === ''}>
          {speakerWords.save}
        </Button>
      </DialogActions>
    </Form>
  );
}

/** Those whom the calendar has for the meeting and who are no speaker's name yet. */
function attendeesLeft({ event, source }: Result): string[] {
  const segments = source.kind === 'upload' ? (source.transcript?.segments ?? []) : [];
  const named = new Set(segments.map(({ speaker }) => speaker));
  return (event?.attendees ?? []).filter((attendee) => !named.has(attendee));
}

function useRenameSpeaker({ id, source }: Result) {
  const cache = useResultCache(id);
  return useMutation({
    mutationFn: (body: { from: string; to: string }) =>
      request('PATCH /api/transcripts/{id}/speakers', { params: { id: source.id }, body }),
    onSuccess: cache.reload,
  });
}
