import { dutiesOf } from '../talk/duties.ts';

export const englishDuties = dutiesOf({
  due: /(?<!\p{L})will (?:be (?:held|decided|published|presented|discussed|reviewed)|take place|decide|vote|publish|report|present|review|announce|discuss|consult)(?!\p{L})[^.;:?!]{0,90}?(?<!\p{L})(?:on (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}(?:st|nd|rd|th)? (?-i:\p{Lu})|(?-i:\p{Lu})\p{L}+ \d)|every (?:\p{L}+ )?(?:weeks?|months?|quarter|year)(?!\p{L}))|^(?:By|Before|No later than|Until) (?:the )?(?:end of|\d{1,2}(?:st|nd|rd|th)? (?:of )?(?-i:\p{Lu})|(?-i:\p{Lu})\p{L}+(?: \d{1,2})?,? )[^.;:?!]{3,80}(?<!\p{L})(?:must|has to|have to|(?:is|are) (?:due |required )to)(?!\p{L})|(?<!\p{L})(?:must|has to|have to|(?:is|are) (?:expected |due |asked |required )?to|should|will|can|wants (?:the|all|its|every|each|a)(?: \p{L}+){1,4} to)(?!\p{L})[^.;:?!]{3,120}(?<!\p{L})(?:by|before|no later than|(?<!(?<!\p{L})will(?!\p{L})[^.;:?!]{3,120})until) (?=(?:the )?(?:next )?(?:end of|\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:january|february|march|april|may|june|july|august|september|october|november|december)))/iu,
  pledged:
    /(?<!\p{L})(?:has|have) (?:also |since |now |publicly )?(?:promised|pledged|undertaken|vowed|committed (?:itself |themselves |himself |herself )?) ?to (?!(?:be|have)(?!\p{L}))\p{Ll}/u,
  passive:
    /(?<!\p{L})be (?:\p{L}+ly )?(?:\p{L}{2,}ed|\p{L}+en|made|done|paid|sent|held|built|put|cut|laid|sold|met|found|told|brought)(?!\p{L})/u,
  has: 'must|has|have|should|will|can|wants|is (?:expected |due |asked |required )?to|are (?:expected |due |asked |required )?to',
  by: 'by',
  article: 'the|an?|its|their',
});
