import type { Calendar } from '@notelark/api/calendars';
import { useId, useState } from 'react';
import { calendarScreen } from '../../messages/index.ts';
import { request } from '../../lib/client.ts';
import { fill, formatClock, formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { AddCalendarDialog } from './add-calendar-dialog.tsx';
import { useCalendarChange, useCalendars } from './queries.ts';

/** The calendars that give recordings their titles. */
export function CalendarsCard() {
  const heading = useId();
  const calendars = useCalendars().data?.calendars;
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Calendar | null>(null);
  const remove = useCalendarChange(
    (id: string) => request('DELETE /api/account/calendars/{id}', { params: { id } }),
    () => toast.success(calendarScreen.removed),
  );
  if (!calendars) return null;
  return (
    <section aria-labelledby={heading}>
      <Card className="grid gap-4">
        <div className="grid gap-1">
          <h2 id={heading} className="text-lg font-semibold">
            {calendarScreen.title}
          </h2>
          <p className="text-sm text-ink-soft">{calendarScreen.text}</p>
        </div>
        {calendars.length === 0 ? (
          <p className="text-sm text-ink-faint">{calendarScreen.none}</p>
        ) : (
          <ul className="grid gap-3">
            {calendars.map((calendar) => (
              <Row key={calendar.id} calendar={calendar} onRemove={() => setRemoving(calendar)} />
            ))}
          </ul>
        )}
        <Button variant="secondary" className="w-fit" onClick={() => setAdding(true)}>
          {calendarScreen.add}
        </Button>
      </Card>
      {adding && <AddCalendarDialog onClose={() => setAdding(false)} />}
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={() => setRemoving(null)}
        title={calendarScreen.removeTitle}
        description={fill(calendarScreen.removeText, { name: removing?.name ?? '' })}
        cancelLabel={calendarScreen.cancel}
        confirmLabel={calendarScreen.remove}
        danger
        onConfirm={() => {
          if (removing) remove.mutate(removing.id);
          setRemoving(null);
        }}
      />
    </section>
  );
}

function Row({ calendar, onRemove }: { calendar: Calendar; onRemove: () => void }) {
  const { name, host, readAt, error } = calendar;
  const moment = { day: formatDay(readAt), time: formatClock(readAt) };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <div className="min-w-0">
        <p className="truncate font-medium">{name}</p>
        <p className="text-sm text-ink-faint">
          {host === null
            ? fill(calendarScreen.ofFile, moment)
            : fill(calendarScreen.ofAddress, { host, ...moment })}
        </p>
        {error && <p className="text-sm text-danger-text">{error.message}</p>}
      </div>
      <Button
        variant="ghost"
        size="s"
        aria-label={fill(calendarScreen.removeOf, { name })}
        onClick={onRemove}
      >
        {calendarScreen.remove}
      </Button>
    </li>
  );
}
