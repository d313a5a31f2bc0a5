import { hero } from '../../content/landing.ts';
import { preview } from '../../content/preview.ts';
import { exampleCall } from '../../content/example-call.ts';
import { Hero } from '../../features/landing/hero.tsx';
import { ListeningPreview } from '../../features/results/listening-preview.tsx';
import { ResultPreview } from '../../features/results/result-preview.tsx';
import { WhenNear } from '../../ui/when-near.tsx';
import { PageHead } from '../page-head.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';

const BelowTheFold = lazyPart(() => import('./landing-below-the-fold.tsx'));

export default function LandingPage() {
  return (
    <>
      <PageHead title={hero.title} description={hero.description} />
      <Hero listen={<ListeningPreview {...exampleCall} />}>
        <ResultPreview {...preview} />
      </Hero>
      <WhenNear>
        <BelowTheFold />
      </WhenNear>
    </>
  );
}
