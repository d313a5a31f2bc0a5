import { testimonials } from '../../content/landing.ts';

export function Testimonials() {
  return (
    <ul className="grid gap-5 lg:grid-cols-3">
      {testimonials.items.map(({ quote, name, role }) => (
        <li key={name} className="flex">
          <figure className="flex flex-1 flex-col justify-between gap-6 rounded-lg border border-line bg-surface p-7">
            <blockquote className="text-base">“{quote}”</blockquote>
            <figcaption className="text-sm text-ink-faint">
              <strong className="block font-semibold text-ink">{name}</strong>
              {role}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
