import { type WebhookEvent, webhookEvents } from '@notelark/api/webhook-events';
import { useState } from 'react';
import { webhookEventLabels, webhookScreen } from '../../messages/index.ts';
import { request } from '../../lib/client.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-parts.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { Unsaved } from '../../ui/unsaved.tsx';
import { useWebhookChange } from './queries.ts';

interface AddWebhookDialogProps {
  onClose: () => void;
  /** Called with the secret, which is in no later answer. */
  onAdded: (secret: string) => void;
}

const isAddress = (url: string): boolean => /^https?:\/\//.test(url) && URL.canParse(url);

export function AddWebhookDialog({ onClose, onAdded }: AddWebhookDialogProps) {
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(['recording.ready']);
  const [tried, setTried] = useState(false);
  const add = useWebhookChange(
    () => request('POST /api/account/webhooks', { body: { url: url.trim(), events: [...events] } }),
    ({ secret }) => onAdded(secret),
  );
  const submit = () => {
    setTried(true);
    if (isAddress(url.trim()) && events.length > 0) add.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={webhookScreen.add}
      description={webhookScreen.addText}
    >
      <Unsaved when={url !== ''} />
      <Form noValidate className="grid gap-4" onSubmit={submit}>
        <Field
          label={webhookScreen.url}
          hint={webhookScreen.urlHint}
          error={tried && !isAddress(url.trim()) ? webhookScreen.urlRequired : undefined}
        >
          {(control) => (
            <Input
              type="url"
              {...control}
              value={url}
              onChange={(event) => setUrl(event.target.value)}
            />
          )}
        </Field>
        <fieldset className="grid gap-3">
          <legend className="mb-2 text-sm font-medium">{webhookScreen.events}</legend>
          {webhookEvents.map((event) => (
            <div key={event} className="flex items-center gap-3 text-sm">
              <Checkbox
                label={webhookEventLabels[event]}
                checked={events.includes(event)}
                onChange={(checked) =>
                  setEvents(
                    webhookEvents.filter((one) => (one === event ? checked : events.includes(one))),
                  )
                }
              />
              <span>{webhookEventLabels[event]}</span>
            </div>
          ))}
        </fieldset>
        {tried && events.length === 0 && (
          <p role="alert" className="text-sm text-danger-text">
            {webhookScreen.eventsRequired}
          </p>
        )}
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {webhookScreen.cancel}
          </Button>
          <Button type="submit" busy={add.isPending}>
            {webhookScreen.add}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
