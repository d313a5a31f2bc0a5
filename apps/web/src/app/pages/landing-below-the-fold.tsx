import { audiences, comparison, testimonials, waysIn } from '../../content/landing.ts';
import { NewsletterBox } from '../../features/contact/newsletter-box.tsx';
import { Closing } from '../../features/landing/closing.tsx';
import { CommonQuestions } from '../../features/landing/common-questions.tsx';
import { ComparisonTable } from '../../features/landing/comparison-table.tsx';
import { FeaturesSection } from '../../features/landing/features-section.tsx';
import { ItemCards } from '../../features/landing/item-cards.tsx';
import { LiveNotesSection } from '../../features/landing/live-notes-section.tsx';
import { PricingSummary } from '../../features/landing/pricing-summary.tsx';
import { Section } from '../../features/landing/section.tsx';
import { Testimonials } from '../../features/landing/testimonials.tsx';
import { DeferredHydration } from '../../ui/deferred-hydration.tsx';

/** All of the landing page but what is seen at first. */
export default function LandingBelowTheFold() {
  return (
    <>
      <DeferredHydration>
        <Section title={waysIn.title}>
          <ItemCards items={waysIn.items} />
        </Section>
      </DeferredHydration>
      <DeferredHydration>
        <LiveNotesSection />
      </DeferredHydration>
      <DeferredHydration>
        <FeaturesSection />
      </DeferredHydration>
      <DeferredHydration>
        <Section title={audiences.title} tinted>
          <ItemCards items={audiences.items} />
        </Section>
      </DeferredHydration>
      <DeferredHydration>
        <Section title={comparison.title} text={comparison.text}>
          <ComparisonTable />
        </Section>
      </DeferredHydration>
      <DeferredHydration>
        <Section title={testimonials.title} tinted>
          <Testimonials />
        </Section>
      </DeferredHydration>
      <DeferredHydration>
        <PricingSummary />
      </DeferredHydration>
      <DeferredHydration>
        <CommonQuestions />
      </DeferredHydration>
      <DeferredHydration>
        <Closing />
        <NewsletterBox />
      </DeferredHydration>
    </>
  );
}
