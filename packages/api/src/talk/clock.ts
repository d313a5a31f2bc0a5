/** The times that stand beside names, as sources of regular expressions. */

/** `0:03`, `01:02:03.500`, `10.32`, `10:32:05 AM` */
export const CLOCK = String.raw`\d{1,3}[:.]\d{2}(?:[:.]\d{2})?(?:[.,]\d{1,3})?(?: ?[apAP]\.?[mM]\.?)?`;
export const DATE = String.raw`(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{1,2}-\p{L}{3}-\d{2,4})`;
const NAMED_DATE = String.raw`(?:\p{L}{2,10}\.?,? )?(?:\p{Lu}\p{L}{2,8}\.? \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|\d{1,2}\.? \p{L}{3,9}\.?(?: \d{4})?)`;
/** `Yesterday`, `Heute um`, `23.11.`, `Mar 12, 2024 at` */
export const DAY = String.raw`(?:(?:${DATE}|\d{1,2}[./]\d{1,2}\.?|${NAMED_DATE}|\p{L}{3,10}\.?)(?:T|,? (?:(?:at|um|à|a las) )?))?`;
const UNIT = String.raw`(?:hours?|minutes?|seconds?|Stunden?|Minuten?|Sekunden?|heures?|secondes?|horas?|minutos?|segundos?)`;
/** `1 minute, 5 seconds`: times as they are read to the blind. */
export const SPOKEN_TIME = String.raw`\d{1,3} ${UNIT}(?:,? (?:and |und |et |y )?\d{1,2} ${UNIT}){0,2}`;
/** `00:01.000 --> 00:04.000`, `0.50s - 4.20s` */
const SPAN = String.raw`(?:${CLOCK}(?: ?(?:-->|[-–—,]) ?${CLOCK})?(?: Uhr|Z)?|\d{1,2}h\d{1,2}m\d{1,2}s|\d{1,5}\.\d{1,3}s(?: ?[-–—] ?\d{1,5}\.\d{1,3}s)?|${SPOKEN_TIME})`;
/** A time without the day, or with one in figures. */
export const MOMENT = String.raw`(?:${DATE}(?:T|,? (?:à |at |um |a las )?))?${SPAN}`;
/** The same in brackets, where the day may be a word. */
export const BRACKETED = String.raw`(?:\[${DAY}${SPAN}\]|\(${DAY}${SPAN}\)|\{${SPAN}\}|<${SPAN}>|#${SPAN}(?:-\d)?#)`;
const DAY_NAME = String.raw`(?:[Tt]oday|[Yy]esterday|[Hh]eute|[Gg]estern|[Aa]ujourd'hui|[Hh]ier|[Hh]oy|[Aa]yer|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Mo|Di|Mi|Do|Fr|Sa|So)\.?)`;
const KNOWN_DAY = String.raw`(?:(?:${DATE}|\d{1,2}[./]\d{1,2}\.?|${NAMED_DATE}|${DAY_NAME}),? (?:(?:at|um|à|a las) )?)?`;
/** A line that tells the time and nothing else. */
export const TIME_ALONE = new RegExp(
  String.raw`^(?:[—–-] ?)?(?:${KNOWN_DAY}${SPAN}|${BRACKETED}|${SPOKEN_TIME}${CLOCK}|${CLOCK}${SPOKEN_TIME})$`,
  'u',
);
