import type { StudyCard } from '@notelark/api/study';
import { MAX_CARD_CHARACTERS } from '@notelark/api/study-cards';
import { type KeyboardEvent, useState } from 'react';
import { cardScreen } from '../../messages/index.ts';
import { Button } from '../../ui/button.tsx';
import { DiscardDialog } from '../../ui/discard-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useUnsaved } from '../../ui/unsaved.tsx';
import { useEditCard } from './queries.ts';

interface CardFormProps {
  card: StudyCard;
  onSaved: (card: StudyCard) => void;
  onCancel: () => void;
}

/** The words of a card. Ctrl and Enter save, Escape leaves them as they were, and asks if they have changed. */
export function CardForm({ card, onSaved, onCancel }: CardFormProps) {
  const [front, setFront] = useState(card.front);
  const [back, setBack] = useState(card.back);
  const edit = useEditCard(onSaved);
  const isCloze = card.kind === 'cloze';
  const isChanged = front !== card.front || back !== card.back;
  useUnsaved(isChanged);
  const [asking, setAsking] = useState(false);
  const save = () => edit.mutate({ id: card.id, front: front.trim(), back: back.trim() });
  const leave = () => (isChanged ? setAsking(true) : onCancel());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
  };
  const common = { rows: 2, maxLength: MAX_CARD_CHARACTERS, required: true, onKeyDown };
  return (
    <form
      className="grid gap-4 text-left"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field label={isCloze ? cardScreen.frontOfCloze : cardScreen.front}>
        {(control) => (
          <Textarea
            {...control}
            {...common}
            // Editing was asked for: the caret belongs here.
            ref={(element) => {
              if (element && !element.dataset['focused']) {
                element.dataset['focused'] = 'yes';
                element.focus();
              }
            }}
            value={front}
            onChange={(event) => setFront(event.target.value)}
          />
        )}
      </Field>
      <Field label={isCloze ? cardScreen.backOfCloze : cardScreen.backOfCard}>
        {(control) => (
          <Textarea
            {...control}
            {...common}
            value={back}
            onChange={(event) => setBack(event.target.value)}
          />
        )}
      </Field>
      <div className="flex justify-end gap-2">
        <Button variant="secondary" size="s" onClick={onCancel}>
          {cardScreen.cancel}
        </Button>
        <Button type="submit" size="s" busy={edit.isPending}>
          {cardScreen.save}
        </Button>
      </div>
      <DiscardDialog open={asking} onOpenChange={setAsking} onDiscard={onCancel} />
    </form>
  );
}
