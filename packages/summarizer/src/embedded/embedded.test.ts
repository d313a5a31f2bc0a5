import { describeSummarizer } from '../testing/compliance.ts';
import { createEmbeddedSummarizer } from './index.ts';

const summarizer = createEmbeddedSummarizer();

describeSummarizer('embedded', () => ({ summarizer, deterministic: true }));
