import { Check, Mic } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { figures, hero } from '../../content/landing.ts';
import { cx } from '../../lib/class-names.ts';
import { Button } from '../../ui/button.tsx';
import { DeferredHydration } from '../../ui/deferred-hydration.tsx';
import { CallToAction } from './call-to-action.tsx';

interface HeroProps {
  /** Beside the words: something to listen to. */
  listen: ReactNode;
  /** Below them: the picture of the product. */
  children: ReactNode;
}

export function Hero({ listen, children }: HeroProps) {
  return (
    <section className="bg-(image:--dawn) bg-no-repeat">
      <div className="mx-auto grid max-w-6xl gap-14 px-4 pt-12 pb-14 sm:px-6 sm:pt-16">
        <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
          <Words />
          <DeferredHydration>{listen}</DeferredHydration>
        </div>
        <DeferredHydration>{children}</DeferredHydration>
        <Figures />
      </div>
    </section>
  );
}

function Words() {
  return (
    <div className="grid gap-7">
      <h1 className="text-hero">{hero.title}</h1>
      <p className="max-w-2xl text-lg text-ink-soft">{hero.lead}</p>
      <div className="flex flex-wrap gap-3">
        <CallToAction start={hero.start} toDashboard={hero.toDashboard} />
        <Button asChild variant="secondary" size="l">
          <Link to="/live-notes">
            <Mic aria-hidden="true" />
            {hero.live}
          </Link>
        </Button>
      </div>
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm text-ink-soft">
        {hero.promises.map(({ text, soldOnly }) => (
          <li key={text} className={cx('flex items-center gap-2', soldOnly && 'sold-only')}>
            <Check className="size-4 text-accent-text" aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Figures() {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4">
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm text-ink-faint">{label}</dt>
          <dd className="text-2xl font-semibold tracking-tight">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
