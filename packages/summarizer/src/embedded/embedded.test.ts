import { describeSummarizer } from '../testing/compliance.ts';
import { embeddedEngine } from '../testing/embedded-engine.ts';

const { summarizer } = embeddedEngine;

describeSummarizer('embedded', () => ({ summarizer, deterministic: true }));
