import { expect, it } from 'vitest';
import { impersonally } from './impersonal.ts';

it.each([
  ['Wir nennen das Turgor.', 'Man nennt das Turgor.'],
  ['Hier sehen wir, dass der Druck steigt.', 'Hier sieht man, dass der Druck steigt.'],
  [
    'Wenn Sie Gurken salzen, dann stehen die im Wasser.',
    'Wenn man Gurken salzt, dann stehen die im Wasser.',
  ],
  ['Wenn wir das einsetzen, erhalten wir 7,7 Bar.', 'Wenn man das einsetzt, erhält man 7,7 Bar.'],
  [
    'In der Klausur dürfen Sie einen Taschenrechner benutzen.',
    'In der Klausur darf man einen Taschenrechner benutzen.',
  ],
])('tells what holds for everyone: %s', (said, told) => expect(impersonally(said)).toBe(told));

it.each([
  'Rechnen wir das mal für Blut.',
  'Merken Sie sich das.',
  'Wir machten das im Labor.',
  'Wir messen und rechnen.',
  'Das zeigt uns unser Beispiel.',
  'Wir waren gestern schon bei den Säuren.',
  'Dann gingen wir zum nächsten Versuch.',
  'Das vergaßen wir bei der zweiten Probe.',
  'Das kennen Sie alle aus der Schule.',
  'Nächste Woche machen wir die Basen.',
])('leaves as it was said: %s', (said) => expect(impersonally(said)).toBeNull());
