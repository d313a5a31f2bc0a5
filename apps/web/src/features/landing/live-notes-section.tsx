import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { liveNotes } from '../../content/landing.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Waveform } from './waveform.tsx';

export function LiveNotesSection() {
  return (
    <section className="border-y border-line bg-sunken">
      <div className="mx-auto grid max-w-6xl items-center gap-12 px-4 py-18 sm:px-6 sm:py-24 lg:grid-cols-[1.1fr_1fr]">
        <div className="grid justify-items-start gap-5">
          <Badge tone="accent">{liveNotes.eyebrow}</Badge>
          <h2 className="text-3xl">{liveNotes.title}</h2>
          <p className="text-lg text-ink-soft">{liveNotes.text}</p>
          <ul className="grid gap-3 text-ink-soft">
            {liveNotes.points.map((point) => (
              <li key={point} className="flex gap-3">
                <Check className="mt-1 size-4.5 shrink-0 text-accent-text" aria-hidden="true" />
                {point}
              </li>
            ))}
          </ul>
          <Button asChild size="l" className="mt-2">
            <Link to="/live-notes">{liveNotes.action}</Link>
          </Button>
        </div>
        <Waveform />
      </div>
    </section>
  );
}
