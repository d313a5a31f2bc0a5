/** Hebrew, Arabic and their kin: the scripts that are written from right to left. */
const RTL = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const LTR =
  /[\p{L}--[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]]/v;

/** The direction of a paragraph: that of its first letter (rule P2 of Unicode's bidirectional algorithm). */
export function directionOf(text: string): 'ltr' | 'rtl' {
  for (const letter of text) {
    if (RTL.test(letter)) return 'rtl';
    if (LTR.test(letter)) return 'ltr';
  }
  return 'ltr';
}
