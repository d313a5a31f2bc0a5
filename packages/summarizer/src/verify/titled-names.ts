/**
 * Names of people in scripts without capitals: what stands before or after a form of address. Group `name`; up to three
 * characters too many may stand at its beginning, since Chinese and Japanese part no words.
 */
const TITLED: Record<string, RegExp> = {
  zh: /(?<name>\p{sc=Han}{1,3})(?:先生|女士|小姐|教授|博士|老师|老師|医生|醫生|律师|律師)/gu,
  ja: /(?<name>[\p{sc=Han}\p{sc=Kana}ー]{1,6})(?<!皆|客|奥|神)(?:さん|氏|様|先生|社長|部長)/gu,
  ko: /(?<name>\p{sc=Hang}{2,4}) ?씨/gu,
  ar: /(?<![\p{L}\p{M}])(?:السيد|السيدة|الدكتور|الدكتورة|المهندس|المهندسة|الأستاذ|الأستاذة) (?<name>[\p{L}\p{M}]+)/gu,
};

/** Whether the person who is named with a form of address is named in the evidence. */
export function titledNamesHold(text: string, language: string, evidence: string): boolean {
  const names = TITLED[language];
  if (!names) return true;
  return Array.from(text.normalize('NFKC').matchAll(names)).every(({ 0: titled, groups }) =>
    endingsOf(groups?.['name'] ?? '', titled).some((ending) => evidence.includes(ending)),
  );
}

/** The name without what may stand before it; a single character says something only with its title. */
function endingsOf(name: string, titled: string): string[] {
  const characters = Array.from(name);
  const title = titled.slice(titled.indexOf(name) + name.length);
  if (title === '') return [name];
  const endings = characters.map((_, at) => characters.slice(at).join(''));
  return endings.map((ending) => (Array.from(ending).length === 1 ? ending + title : ending));
}
