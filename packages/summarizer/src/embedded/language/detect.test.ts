import { expect, it } from 'vitest';
import { detectLanguage } from './detect.ts';

it.each([
  ['en', 'The lift in the east wing is out of order until Monday.'],
  ['en', 'I will send you the report.'],
  ['de', 'Der Aufzug im Ostflügel ist bis Montag nicht in Betrieb.'],
  ['fr', "L'ascenseur de l'aile est est en panne jusqu'à lundi."],
  ['es', 'El ascensor del ala este no funciona hasta el lunes.'],
  ['it', "L'ascensore dell'ala est non funziona fino a lunedì perché è guasto."],
  ['pt', 'O elevador da ala leste não funciona até segunda-feira.'],
  ['nl', 'De lift in de oostvleugel is tot maandag buiten gebruik.'],
  ['ru', 'Лифт в восточном крыле не работает до понедельника.'],
  ['uk', 'Ліфт у східному крилі не працює до понеділка, і це не жарт.'],
  ['ar', 'المصعد في الجناح الشرقي معطل حتى يوم الاثنين.'],
  ['zh', '东翼的电梯在星期一之前不能使用。'],
  ['ja', '東棟のエレベーターは月曜日まで使えません。'],
  ['ko', '동쪽 건물의 엘리베이터는 월요일까지 고장입니다.'],
  ['el', 'Ο ανελκυστήρας δεν λειτουργεί.'],
  ['th', 'ลิฟต์ใช้งานไม่ได้จนถึงวันจันทร์'],
])('%s: %s', async (tag, text) => {
  expect(await detectLanguage([text])).toBe(tag);
});

it.each([[''], ['42'], ['🎉🎉'], ['xqzt']])('can not tell %j', async (text) => {
  expect(await detectLanguage([text])).toBeNull();
});

it('looks at all of a long text', async () => {
  const greeting = 'Bonjour à tous et bienvenue.';
  const talk = Array.from(
    { length: 300 },
    () => 'We look at the results of the survey and at what they mean for us.',
  );
  expect(await detectLanguage([greeting, ...talk])).toBe('en');
});
