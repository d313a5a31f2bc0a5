import type { LegalSection, LegalText } from '../../content/legal.ts';
import { SupportAddress } from '../../features/contact/support-address.tsx';
import { cx } from '../../lib/class-names.ts';
import { EncryptionFacts } from '../encryption-facts.tsx';
import { PageHead } from '../page-head.tsx';
import { Article } from '../shell/article.tsx';

export function LegalPage({ text }: { text: LegalText }) {
  return (
    <Article title={text.title}>
      <PageHead title={text.title} description={text.description} />
      <div className="-mt-6 grid gap-6">
        <p className="text-sm text-ink-faint">{text.updated}</p>
        <p className="text-lg text-ink-soft">{text.intro}</p>
      </div>
      {text.sections.map((section) => (
        <Section key={section.title} section={section} />
      ))}
    </Article>
  );
}

function Section({ section }: { section: LegalSection }) {
  return (
    <section className={cx('grid gap-3', section.soldOnly && 'sold-only')}>
      <h2 className="text-lg">{section.title}</h2>
      {section.paragraphs?.map((paragraph) => (
        <p key={paragraph} className="text-ink-soft">
          {paragraph}
        </p>
      ))}
      {section.points && (
        <ul className="grid list-disc gap-2 pl-5 text-ink-soft marker:text-accent-text">
          {section.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {section.encryptionFacts && <EncryptionFacts />}
      {section.contact !== undefined && (
        <p className="text-ink-soft">
          {section.contact} <SupportAddress />
        </p>
      )}
    </section>
  );
}
