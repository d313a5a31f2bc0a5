import { describeSummarizer } from '../../../testing/compliance/summarizer.ts';
import { createEmbeddedSummarizer } from './index.ts';

const summarizer = createEmbeddedSummarizer();

describeSummarizer('embedded', () => ({ summarizer, deterministic: true }));
