import { fileURLToPath } from 'node:url';

/** A font family and which letters it is for. The order is the order of asking. */
const FAMILIES = [
  // Noto's Arabic sets letters from bodies and dots, Plex has ligatures: a search in the PDF then finds other letters.
  {
    name: 'arabic',
    folder: '@expo-google-fonts/vazirmatn',
    file: 'Vazirmatn',
    letters: /[\p{Script=Arabic}]/u,
  },
  {
    name: 'hebrew',
    folder: '@expo-google-fonts/noto-sans-hebrew',
    file: 'NotoSansHebrew',
    letters: /[\p{Script=Hebrew}]/u,
  },
  {
    name: 'korean',
    folder: '@expo-google-fonts/noto-sans-kr',
    file: 'NotoSansKR',
    letters: /[\p{Script=Hangul}]/u,
  },
  {
    name: 'chinese',
    folder: '@expo-google-fonts/noto-sans-sc',
    file: 'NotoSansSC',
    letters:
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303F\uFF00-\uFFEF]/u,
  },
] as const;

const LATIN = { name: 'latin', folder: '@expo-google-fonts/noto-sans', file: 'NotoSans' } as const;

export type FontFamily = (typeof FAMILIES)[number]['name'] | (typeof LATIN)['name'];

/** The family that has this letter; the general one has Latin, Greek, Cyrillic and signs. */
export function familyOf(letter: string): FontFamily {
  return FAMILIES.find(({ letters }) => letters.test(letter))?.name ?? LATIN.name;
}

const WEIGHTS = { regular: ['400Regular', '400Regular'], bold: ['700Bold', '700Bold'] } as const;

/** Where a family's file lies. */
export function fontFile(family: FontFamily, bold: boolean): string {
  const { folder, file } = FAMILIES.find(({ name }) => name === family) ?? LATIN;
  const [weightFolder, weight] = WEIGHTS[bold ? 'bold' : 'regular'];
  return fileURLToPath(import.meta.resolve(`${folder}/${weightFolder}/${file}_${weight}.ttf`));
}
