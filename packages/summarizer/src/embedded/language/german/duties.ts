import { dutiesOf } from '../talk/duties.ts';

export const germanDuties = dutiesOf({
  due: /(?<!\p{L})(?:wird|werden|soll|sollen)(?!\p{L})[^.;:?!]{0,90}?(?<!\p{L})(?:am (?:\d{1,2}\.|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch)|alle \p{L}+ (?:Wochen|Monate))(?:[^.;:?!]|(?<=\d)\.){0,80}(?<!\p{L})(?:entscheiden|abstimmen|veröffentlichen|berichten|vorstellen|vorlegen|beraten|stattfinden|entschieden|veröffentlicht|vorgestellt|vorgelegt|abgestimmt)(?!\p{L})|^(?:Bis|Spätestens)(?: zum| am| zu)? (?:\d{1,2}\.|Ende|Mitte|Anfang)[^.;:?!]{0,30}(?<!\p{L})(?:muss|müssen|soll|sollen)(?!\p{L})|(?<!\p{L})(?:soll|sollen|solle|muss|müssen|müsse|wird|werden|werde|kann|können|nimmt|nehmen)(?!\p{L})(?![^;:?!]*(?<!\p{L})(?:beschäftigt|gesperrt|geschlossen|verlängert|fortgesetzt|untergebracht|gezeigt|genutzt|ausgesetzt|bleiben|gelten|dauern|laufen|ruhen)(?!\p{L}))[^.;:?!]{0,120}(?<!\p{L})(?:bis|spätestens)(?: zum| am| zu)? (?=\d{1,2}\.|Ende|Mitte|Anfang|\p{Lu}\p{L}+(?:ar|är|er|z|il|ai|ni|li|st)(?!\p{L}))/u,
  pledged:
    /(?<!\p{L})(?:hat|haben) (?![^.;:]*(?<!\p{L})(?:nie|nicht)(?!\p{L})[^.;:]*(?:versprochen|zugesagt|verpflichtet))[^.;:]{0,60}(?<!\p{L})(?:versprochen|zugesagt|(?<=sich [^.;:]{0,40})verpflichtet), [^.;]*?(?:(?<!\p{L})zu \p{Ll}+n|\p{Ll}{2,}zu\p{Ll}{3,}n)(?!\p{L})/u,
  passive: /(?<!\p{L})\p{Ll}+(?:t|en) (?:werden|sein)(?!\p{L})/u,
  has: 'soll|sollen|muss|müssen|wird|werden|kann|können|will|wollen|nimmt|nehmen|hat|haben',
  by: 'von',
  inverted: String.raw`(?:Bis|Spätestens|Ab|Nach|Vor|I[mn]|Am|Zum)(?!\p{L})(?:[^,;:.]|\d\.){0,50}|Nun|Jetzt|Dann|Bald|Zugleich|Zuvor|Anschließend|\p{Lu}\p{Ll}+e`,
  article: 'der|die|das|ein|eine|dem|den|ihr|ihre|sein|seine',
});
