/** The beginnings of the months' names in the four languages, without accents. */
const MONTHS = [
  /^(?:jan|ene)/u,
  /^(?:feb|fev)/u,
  /^(?:mar|mrz)/u,
  /^(?:apr|avr|abr)/u,
  /^(?:may|mai)/u,
  /^(?:jun|juin)/u,
  /^(?:jul|juil)/u,
  /^(?:aug|aou|ago)/u,
  /^sep/u,
  /^o[ck]t/u,
  /^nov/u,
  /^d[ei][cz]/u,
];

const NUMERIC = /(?<!\d)(?<a>\d{1,4})[./-](?<b>\d{1,2})[./-](?<c>\d{2,4})(?!\d)/u;
const CLOCK =
  /(?<!\d)(?<hour>\d{1,2})[:.h](?<minute>\d{2})(?::\d{2})?(?: ?(?<half>[ap])\.? ?m\b)?/iu;

/** The moment of a mail's header as a number to order by; null where the line names no day. */
export function momentOfMail(text: string): number | null {
  const day = numericDay(text) ?? namedDay(text);
  if (day === null) return null;
  const clock = text.replace(NUMERIC, '').match(CLOCK)?.groups;
  const hour = Number(clock?.hour ?? 0);
  const half = clock?.half?.toLowerCase();
  const hours = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  return (day * 24 + hours) * 60 + Number(clock?.minute ?? 0);
}

function numericDay(text: string): number | null {
  const found = text.match(NUMERIC)?.groups;
  if (!found) return null;
  const [a, b, c] = [Number(found.a), Number(found.b), Number(found.c)];
  if (a > 31) return dayNumber(a, b, c);
  const isMonthFirst = b > 12 || (a <= 12 && /\d\/\d/u.test(text) && /\d ?[ap]\.?m\b/iu.test(text));
  return isMonthFirst ? dayNumber(c, a, b) : dayNumber(c, b, a);
}

/** `Mon, Nov 23, 2026`, `24. November 2026`, `23 nov. 2026`, `le lun. 23 nov.` */
function namedDay(text: string): number | null {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  for (const { groups } of plain.matchAll(
    /(?:(?<before>\d{1,2})(?:st|nd|rd|th|er)?\.? (?:de )?)?(?<name>\p{L}{3,10})\.?(?: (?<after>\d{1,2})(?!\d|:))?(?:,? (?:de(?:l)? )?(?<year>\d{4}))?/gu,
  )) {
    const month = MONTHS.findIndex((one) => one.test(groups?.name ?? ''));
    const day = Number(groups?.before ?? groups?.after ?? 0);
    if (month >= 0 && day > 0) return dayNumber(Number(groups?.year ?? 0), month + 1, day);
  }
  return null;
}

const dayNumber = (year: number, month: number, day: number): number =>
  ((year % 100) * 12 + month) * 31 + day;
