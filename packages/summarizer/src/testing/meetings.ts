/** A meeting in which one thing is asked for and answered. */
const MEETINGS: Record<string, (asks: string, answers: string) => string> = {
  en: (asks, answers) => `Rosa: Welcome everybody, three points for today.
    Ben: The garden fence fell over in the storm last night.
    Rosa: It was forty metres, and the posts are rotten.
    Ben: The insurance pays for the wood but not for the work.
    Rosa: ${asks}
    Ben: ${answers}
    Rosa: Right, the next point is the roof.`,
  de: (asks, answers) => `Rosa: Willkommen, wir haben heute drei Punkte.
    Ben: Der Gartenzaun ist gestern Nacht im Sturm umgefallen.
    Rosa: Das waren vierzig Meter, und die Pfosten sind morsch.
    Ben: Die Versicherung zahlt das Holz, aber nicht die Arbeit.
    Rosa: ${asks}
    Ben: ${answers}
    Rosa: Gut, der nächste Punkt ist das Dach.`,
  fr: (asks, answers) => `Rosa: Bienvenue à tous, trois points aujourd'hui.
    Ben: La clôture du jardin est tombée hier dans la tempête.
    Rosa: Ça fait quarante mètres, et les poteaux sont pourris.
    Ben: L'assurance paie le bois mais pas le travail.
    Rosa: ${asks}
    Ben: ${answers}
    Rosa: Bon, le point suivant est le toit.`,
  es: (asks, answers) => `Rosa: Bienvenidos, tenemos tres puntos hoy.
    Ben: La valla del jardín se cayó anoche con la tormenta.
    Rosa: Eran cuarenta metros, y los postes están podridos.
    Ben: El seguro paga la madera pero no el trabajo.
    Rosa: ${asks}
    Ben: ${answers}
    Rosa: Bien, el siguiente punto es el tejado.`,
};

/** The script of a short meeting in a language in which Rosa says one thing and Ben answers. */
export const meetingWith = (language: string, said: string, answer: string): string =>
  MEETINGS[language]?.(said, answer) ?? '';
