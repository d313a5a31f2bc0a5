import { features } from '../../content/landing.ts';
import { Section } from './section.tsx';

export function FeaturesSection() {
  return (
    <Section id="features" title={features.title} text={features.text}>
      <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {features.items.map(({ icon: Icon, title, text }) => (
          <li key={title} className="grid content-start gap-2 border-t border-line pt-5">
            <Icon className="size-5.5 text-accent-text" aria-hidden="true" />
            <h3 className="mt-1 font-semibold">{title}</h3>
            <p className="text-sm text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
