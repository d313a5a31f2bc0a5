import { expect, it } from 'vitest';
import { languageOf } from './language/resolve.ts';
import { splitSentences } from './sentences.ts';

it.each([
  ['en', 'It works. Really? Yes!', ['It works.', 'Really?', 'Yes!']],
  [
    'en',
    'Dr. Smith met J. R. Brown at 5 p.m. on Monday. They left.',
    ['Dr. Smith met J. R. Brown at 5 p.m. on Monday.', 'They left.'],
  ],
  ['en', 'Version 2.5 costs $3.50. Nice.', ['Version 2.5 costs $3.50.', 'Nice.']],
  ['en', '“Stop!” he cried. “Why?” she asked.', ['“Stop!” he cried.', '“Why?” she asked.']],
  ['en', 'First line\nSecond line', ['First line', 'Second line']],
  ['en', 'The U.S. Senate voted. It passed.', ['The U.S. Senate voted.', 'It passed.']],
  [
    'de',
    'Am 3. Mai z. B. kommt Dr. Braun. Er bleibt.',
    ['Am 3. Mai z. B. kommt Dr. Braun.', 'Er bleibt.'],
  ],
  [
    'de',
    'Pi gleich c mal T. c ist die Konzentration.',
    ['Pi gleich c mal T.', 'c ist die Konzentration.'],
  ],
  [
    'de',
    'Wir treffen uns am 14. Danach essen wir. Also der 28. Petra, kommst du?',
    ['Wir treffen uns am 14.', 'Danach essen wir.', 'Also der 28.', 'Petra, kommst du?'],
  ],
  [
    'en',
    'Not for the money, no. But see no. 7. Ask Ed. He brought cups, plates etc. We are done.',
    [
      'Not for the money, no.',
      'But see no. 7.',
      'Ask Ed.',
      'He brought cups, plates etc.',
      'We are done.',
    ],
  ],
  [
    'de',
    'Stühle, Tische usw. Danach max. 20 Gäste usw. Kisten.',
    ['Stühle, Tische usw.', 'Danach max. 20 Gäste usw. Kisten.'],
  ],
  [
    'fr',
    "C'est la vanne du bloc C. Elle fuit. L'autre est en salle D. Donc on ferme.",
    ["C'est la vanne du bloc C.", 'Elle fuit.', "L'autre est en salle D.", 'Donc on ferme.'],
  ],
  [
    'en',
    'We moved to shed B. It is dry. Ask Harry S. Truman.',
    ['We moved to shed B.', 'It is dry.', 'Ask Harry S. Truman.'],
  ],
  [
    'es',
    'Está en la nave C. No cabe más. Lo dijo Juan P. Ruiz.',
    ['Está en la nave C.', 'No cabe más.', 'Lo dijo Juan P. Ruiz.'],
  ],
  [
    'de',
    'Dann Halle A und B. Wer schließt auf? Fragt Max F. Lehmann.',
    ['Dann Halle A und B.', 'Wer schließt auf?', 'Fragt Max F. Lehmann.'],
  ],
  ['fr', 'M. Durand arrive. Il est tard !', ['M. Durand arrive.', 'Il est tard !']],
  ['zh', '我们开始。你好吗？很好！', ['我们开始。', '你好吗？', '很好！']],
  ['ja', '始めます。「はい。」と言った。', ['始めます。', '「はい。」', 'と言った。']],
  ['ar', 'هل تعمل؟ نعم تعمل.', ['هل تعمل؟', 'نعم تعمل.']],
  ['hi', 'यह काम करता है। ठीक है।', ['यह काम करता है।', 'ठीक है।']],
  ['en', '', []],
])('%s: %s', async (tag, text, sentences) => {
  const spans = splitSentences(text, await languageOf(tag));
  expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual(sentences);
});
