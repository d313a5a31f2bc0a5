import { expect, it } from 'vitest';
import { renderSummary } from '@notelark/summarizer';
import { embeddedEngine } from '@notelark/summarizer/testing/embedded-engine';

import { textSource } from './source.ts';

it('cites short pieces of talk that has no line breaks', async () => {
  const chatter = 'Then somebody told us about the weather in the hills over breakfast. '.repeat(
    60,
  );
  const talk = `${chatter}We decided to move the launch of the website to March. ${chatter}`;
  const { summarizable, places } = await textSource(talk, 'speech');
  const { document } = await embeddedEngine.summarizer.summarize({
    source: summarizable,
    outputType: 'notes',
  });
  const [decision] = document.decisions;
  const [cited = -1, ...others] = decision?.refs ?? [];
  expect(others).toEqual([]);
  expect(summarizable.turns[cited]?.text).toContain('move the launch of the website to March');
  const markdown = renderSummary(document, {
    outputType: 'notes',
    places,
    language: 'en',
    possibleActions: true,
  });
  expect(markdown).toContain(`March. [¶1.${cited + 1}](#s0-${cited})`);
});

it('cuts a long text in a process of its own as it cuts a short one here', async () => {
  const paragraph = 'The ferry takes pedestrians over the river until the bridge is repaired.';
  const short = await textSource(paragraph, 'text');
  const long = await textSource(`${paragraph}\n`.repeat(1000), 'text');
  expect(long.summarizable.turns).toHaveLength(1000);
  expect(long.summarizable.turns[999]).toEqual(short.summarizable.turns[0]);
  expect(long.places[999]).toEqual({ index: 999, part: null });
});
