/** A page in some language, what it is about, and a sentence in it that has nothing to do with that. */
export interface Subject {
  language: string;
  paragraphs: string[];
  topic: RegExp;
  aside: string;
}

/** The same report about a dam and its turbines, retold in each language by its own idiom. */
export const subjects: Subject[] = [
  {
    language: 'fr',
    topic: /barrage|turbine/iu,
    aside: 'Bonjour à tous.',
    paragraphs: [
      'Bonjour à tous.',
      "Le barrage de la vallée produit de l'électricité depuis soixante ans. Ses turbines d'origine tournent encore, mais elles perdent un cinquième de l'énergie de l'eau.",
      "L'entreprise remplacera les quatre turbines du barrage d'ici à 2031. Les nouvelles turbines produiront davantage d'électricité avec la même quantité d'eau, même pendant les étés secs.",
      "Les pêcheurs craignent que les travaux ne troublent la rivière. L'entreprise a donc promis de construire une échelle à poissons à côté du barrage avant de remplacer la première turbine.",
      'Le chantier coûtera quatre-vingt-dix millions d’euros, dont un tiers sera payé par la région.',
    ],
  },
  {
    language: 'de',
    topic: /staudamm|turbine/iu,
    aside: 'Guten Abend zusammen.',
    paragraphs: [
      'Guten Abend zusammen.',
      'Der Staudamm im Tal erzeugt seit sechzig Jahren Strom. Seine ersten Turbinen laufen noch, doch sie verlieren ein Fünftel der Energie des Wassers.',
      'Das Unternehmen ersetzt die vier Turbinen des Staudamms bis 2031. Die neuen Turbinen erzeugen aus derselben Menge Wasser mehr Strom, auch in trockenen Sommern.',
      'Die Fischer fürchten, dass die Arbeiten den Fluss trüben. Deshalb hat das Unternehmen versprochen, neben dem Staudamm eine Fischtreppe zu bauen, bevor die erste Turbine ersetzt wird.',
      'Der Bau kostet neunzig Millionen Euro, von denen das Land ein Drittel bezahlt.',
    ],
  },
  {
    language: 'es',
    topic: /presa|turbina/iu,
    aside: 'Buenas tardes a todos.',
    paragraphs: [
      'Buenas tardes a todos.',
      'La presa del valle produce electricidad desde hace sesenta años. Sus primeras turbinas todavía giran, pero pierden una quinta parte de la energía del agua.',
      'La empresa cambiará las cuatro turbinas de la presa antes de 2031. Las nuevas turbinas producirán más electricidad con la misma cantidad de agua, incluso en los veranos secos.',
      'Los pescadores temen que las obras enturbien el río. Por eso la empresa ha prometido construir una escala para peces junto a la presa antes de cambiar la primera turbina.',
      'La obra costará noventa millones de euros, y la región pagará la tercera parte.',
    ],
  },
  {
    language: 'ru',
    topic: /плотин|турбин/iu,
    aside: 'Добрый вечер всем.',
    paragraphs: [
      'Добрый вечер всем.',
      'Плотина в долине вырабатывает электричество уже шестьдесят лет. Её первые турбины ещё работают, но теряют пятую часть энергии воды.',
      'Компания заменит четыре турбины плотины до 2031 года. Новые турбины дадут больше электричества из того же количества воды даже в сухое лето.',
      'Рыбаки боятся, что работы замутят реку. Поэтому компания обещала построить рядом с плотиной рыбоход, прежде чем заменят первую турбину.',
      'Строительство обойдётся в девяносто миллионов евро, треть из них заплатит область.',
    ],
  },
  {
    language: 'ar',
    topic: /السد|التوربين|توربين/u,
    aside: 'مساء الخير جميعا.',
    paragraphs: [
      'مساء الخير جميعا.',
      'ينتج السد في الوادي الكهرباء منذ ستين عاما. ما زالت التوربينات الأولى في السد تعمل، لكنها تفقد خمس طاقة المياه.',
      'ستستبدل الشركة التوربينات الأربعة في السد قبل عام 2031. ستنتج التوربينات الجديدة كهرباء أكثر من كمية المياه نفسها حتى في الصيف الجاف.',
      'يخشى الصيادون أن تعكر الأعمال مياه النهر. لذلك وعدت الشركة ببناء سلم للأسماك بجانب السد قبل استبدال التوربين الأول.',
      'سيكلف البناء تسعين مليون يورو، وستدفع المنطقة ثلث المبلغ.',
    ],
  },
  {
    language: 'zh',
    topic: /水坝|大坝|涡轮/u,
    aside: '大家晚上好。',
    paragraphs: [
      '大家晚上好。',
      '山谷里的大坝已经发电六十年了。大坝最早的涡轮机还在运转，但是损失了五分之一的水能。',
      '公司将在2031年之前更换大坝的四台涡轮机。新的涡轮机可以用同样多的水发出更多的电，在干旱的夏天也是如此。',
      '渔民担心施工会使河水变浑。因此公司承诺，在更换第一台涡轮机之前，先在大坝旁边修建鱼道。',
      '工程将花费九千万欧元，其中三分之一由地方政府支付。',
    ],
  },
  {
    language: 'ja',
    topic: /ダム|タービン/u,
    aside: 'みなさん、こんばんは。',
    paragraphs: [
      'みなさん、こんばんは。',
      '谷のダムは六十年前から電気を作っています。ダムの最初のタービンはまだ動いていますが、水のエネルギーの五分の一を失っています。',
      '会社は2031年までにダムの四つのタービンを交換します。新しいタービンは、乾いた夏でも、同じ量の水からより多くの電気を作ります。',
      '漁師は工事で川が濁ることを心配しています。そこで会社は、最初のタービンを交換する前に、ダムの横に魚道を作ると約束しました。',
      '工事には九千万ユーロがかかり、その三分の一を県が払います。',
    ],
  },
];
