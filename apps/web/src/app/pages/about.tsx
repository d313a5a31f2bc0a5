import { aboutPage } from '../../content/about.ts';
import { CallToAction } from '../../features/landing/call-to-action.tsx';
import { ItemCards } from '../../features/landing/item-cards.tsx';
import { PageHead } from '../page-head.tsx';
import { Article } from '../shell/article.tsx';

export default function AboutPage() {
  return (
    <Article title={aboutPage.title} width="wide">
      <PageHead title={aboutPage.title} description={aboutPage.description} />
      <section className="grid gap-5">
        <h2 className="text-xl">{aboutPage.storyTitle}</h2>
        <div className="grid max-w-3xl gap-4 text-ink-soft">
          {aboutPage.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section className="grid gap-5">
        <h2 className="text-xl">{aboutPage.valuesTitle}</h2>
        <ItemCards items={aboutPage.values} />
      </section>
      <section className="grid justify-items-start gap-5 rounded-xl border border-accent-line bg-accent-wash px-6 py-12 sm:px-12">
        <h2 className="text-sm font-semibold tracking-normal text-accent-text">
          {aboutPage.missionTitle}
        </h2>
        <p className="max-w-3xl text-xl font-semibold tracking-tight">{aboutPage.mission}</p>
        <CallToAction start={aboutPage.start} toDashboard={aboutPage.toDashboard} />
      </section>
    </Article>
  );
}
