import { closing, hero } from '../../content/landing.ts';
import { CallToAction } from './call-to-action.tsx';

export function Closing() {
  return (
    <section className="mx-auto w-full max-w-6xl px-4 py-18 sm:px-6 sm:py-24">
      <div className="grid justify-items-center gap-6 rounded-xl border border-accent-line bg-accent-wash px-6 py-16 text-center sm:py-20">
        <h2 className="max-w-2xl text-3xl">{closing.title}</h2>
        <p className="text-lg text-ink-soft">{closing.text}</p>
        <CallToAction start={closing.start} toDashboard={hero.toDashboard} />
      </div>
    </section>
  );
}
