import { WordClasses } from '../talk/word-classes.ts';

export const germanClasses = new WordClasses({
  subject: 'ich du wir er sie es ihr man das wer jemand keiner niemand alle die der',
  verb: 'ist sind war waren bin bist sei hat haben habe hast hatte hatten kann können kannst könnte könnten könntest wird werden würde würden wirst muss müssen musst müsste soll sollen sollte sollten will wollen willst wollte darf dürfen mag möchte möchten möchtest geht gibt macht machen kommt kommen brauchen braucht nehmen nimmt weiß wissen',
  asking:
    'was wer wann wo wie warum wieso weshalb welche welcher welches wen wem wohin woher wofür worum',
  preposition:
    'in im an am auf aus bei beim mit nach von vom zu zum zur für um über unter vor ohne gegen bis durch seit wegen zwischen',
  determiner:
    'der die das den dem des ein eine einen einem einer kein keine keinen mein meine dein deine sein seine ihre unser unsere euer diese dieser dieses jeder jede jedes alle beide',
  joining: 'und oder aber sondern denn',
  dependent: 'weil dass wenn ob als damit obwohl bevor nachdem sobald falls',
  opener:
    'ja nein nee doch okay ok gut also ähm äh hm genau stimmt klar na naja ach danke bitte super prima schön richtig so tja hallo moin tschüss einverstanden',
  negation: 'nicht nie nichts',
  object: 'mich dich sich uns euch mir dir ihm ihn ihnen',
  adverb:
    'dann da jetzt heute morgen gestern schon noch auch nur mal eben halt wieder immer vielleicht eigentlich dort hier',
  own: 'ich mir mich mein meine',
  other: 'du ihr sie dir dich euch dein deine',
  endings: [/(?:en|eln|ern)$/u, /t$/u, /e$/u, /(?:ung|heit|keit)$/u, /st$/u, /lich$/u],
});
