import {
  audiences,
  commonQuestions,
  comparison,
  hero,
  testimonials,
  waysIn,
} from '../../content/landing.ts';
import { questions } from '../../content/faq.ts';
import { preview } from '../../content/preview.ts';
import { NewsletterBox } from '../../features/contact/newsletter-box.tsx';
import { Closing } from '../../features/landing/closing.tsx';
import { ComparisonTable } from '../../features/landing/comparison-table.tsx';
import { FeaturesSection } from '../../features/landing/features-section.tsx';
import { Hero } from '../../features/landing/hero.tsx';
import { ItemCards } from '../../features/landing/item-cards.tsx';
import { LiveNotesSection } from '../../features/landing/live-notes-section.tsx';
import { PricingSummary } from '../../features/landing/pricing-summary.tsx';
import { Section } from '../../features/landing/section.tsx';
import { Testimonials } from '../../features/landing/testimonials.tsx';
import { ResultPreview } from '../../features/results/result-preview.tsx';
import { QuestionList } from '../../ui/question-list.tsx';
import { PageHead } from '../page-head.tsx';
import { Link } from 'react-router';

export default function LandingPage() {
  return (
    <>
      <PageHead title={hero.title} description={hero.description} />
      <Hero>
        <ResultPreview {...preview} />
      </Hero>
      <Section title={waysIn.title}>
        <ItemCards items={waysIn.items} />
      </Section>
      <LiveNotesSection />
      <FeaturesSection />
      <Section title={audiences.title} tinted>
        <ItemCards items={audiences.items} />
      </Section>
      <Section title={comparison.title} text={comparison.text}>
        <ComparisonTable />
      </Section>
      <Section title={testimonials.title} tinted>
        <Testimonials />
      </Section>
      <PricingSummary />
      <Section title={commonQuestions.title} tinted>
        <div className="grid gap-6">
          <QuestionList questions={questions} as="h3" />
          <Link to="/faq" className="link w-fit">
            {commonQuestions.action}
          </Link>
        </div>
      </Section>
      <div className="pt-18 sm:pt-24">
        <Closing />
      </div>
      <NewsletterBox />
    </>
  );
}
