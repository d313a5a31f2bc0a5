/**
 * Words for the same thing in English, German, French and Spanish, one meaning a line; a line that begins with `<>` means the
 * opposite of the one above it. Written by hand for this project. A word may stand in several lines, but one with two senses
 * is left out of opposites.
 */
export const CONCEPT_TABLE = `
rise rises rose risen increase increased increases increasing grow grew grown grows climb climbed higher raise raised raises up | steigen steigt stieg gestiegen erhöhen erhöht erhöhte zunehmen zugenommen wachsen wächst gewachsen höher rauf anheben angehoben hochgehen | monter augmenter augmente augmenté augmentation hausse croître relever | subir sube subió subido aumentar aumento aumenta crecer creció incrementar alza
<> fall falls fell fallen decrease decreased decreases decline declined drop dropped drops shrink shrank shrunk reduce reduced reduces lower lowered lowers down | sinken sinkt sank gesunken fallen fiel gefallen senken gesenkt abnehmen abgenommen schrumpfen geschrumpft niedriger runter verringern reduzieren reduziert zurückgehen | baisser baisse diminuer diminue réduire réduit réduction chuter chute | bajar baja bajó bajado disminuir caer cayó descender reducir reduce reducido descenso
more | mehr | plus davantage | más
<> less fewer | weniger | moins | menos
before | bevor vorher | avant | antes
after afterwards | nachdem danach nachher | après | después tras
early earlier sooner | früh früher eher vorzeitig | tôt | temprano pronto antelación
<> late later delayed delay | spät später verspätet verspätung verzögert | tard retard | tarde tardío retraso retrasa retrasado
accept accepts accepted approve approved approves adopt adopted approval | annehmen angenommen akzeptieren akzeptiert genehmigen genehmigt zustimmen zugestimmt billigen | accepter accepté approuver approuvé adopter adopté approbation | aceptar acepta aceptado aprobar aprobado aprueba aprobación
<> reject rejected rejects refuse refused refuses refusal turned | ablehnen abgelehnt lehnt verweigern verweigert weigert zurückweisen abgewiesen | rejeter rejeté refuser refuse refusé refus | rechazar rechaza rechazado rechazó negarse niega denegar denegado
allow allows allowed permit permits permitted permission | erlauben erlaubt gestatten gestattet dürfen darf | permettre permet permis autoriser autorisé autorisation | permitir permite permitido autorizar autorizado
<> forbid forbids forbidden ban banned prohibit prohibited disallowed | verbieten verboten verbietet untersagt untersagen | interdire interdit interdiction | prohibir prohíbe prohibido prohibición
open opens opened reopen | öffnen geöffnet öffnet aufmachen offen wiedereröffnen | ouvrir ouvre ouvert ouverte | abrir abre abierto abierta reabrir
<> close closes closed shut shuts closure | schließen geschlossen schließt zumachen zu sperren gesperrt dicht | fermer ferme fermé fermée fermeture | cerrar cierra cerrado cerrada cierre
begin begins began begun start starts started launch launched | beginnen beginnt begann begonnen anfangen angefangen starten startet losgehen | commencer commence commencé démarrer débuter début | empezar empieza empezado comenzar comienza iniciar inicio
<> end ends ended finish finished finishes stop stopped stops | enden endet beenden beendet aufhören aufgehört stoppen gestoppt schluss | finir finit fini terminer arrêter arrête cesser fin | terminar termina acabar acaba acabado finalizar parar cesar
arrive arrives arrived arrival come comes came | ankommen angekommen eintreffen eingetroffen ankunft kommen kommt kam | arriver arrive arrivé arrivée venir vient | llegar llega llegado llegó llegada venir viene
<> leave leaves left depart departs departed departure | abfahren abgefahren abreisen abfahrt weggehen verlassen | partir part parti départ quitter | salir sale salido partir salida marcharse irse
buy buys bought purchase purchased purchases | kaufen kauft gekauft kaufte anschaffen angeschafft kauf erwerben | acheter achète acheté achat acquérir | comprar compra comprado compró adquirir
<> sell sells sold sale | verkaufen verkauft verkaufte verkauf | vendre vend vendu vente | vender vende vendido venta
lend lends lent lending | verleihen verliehen ausleihen verleiht leihen leiht | prêter prête prêté | prestar presta prestado
borrow borrows borrowed | entleihen ausborgen | emprunter emprunte emprunté | 
win wins won winner | gewinnen gewinnt gewonnen gewann | gagner gagné | ganar gana ganado
<> lose loses lost losing | verlieren verliert verloren verlor | perdre perd perdu | perder pierde perdido
succeed succeeded success successful pass passed passes | gelingen gelungen bestehen bestanden erfolg erfolgreich schaffen | réussir réussi réussite succès | éxito lograr logra conseguido
<> fail fails failed failure unsuccessful | scheitern gescheitert misslingen durchgefallen misserfolg | échouer échoué échec rater | fracasar fracaso suspender fallar
agree agrees agreed agreement favour support supports supported | einverstanden zustimmung dafür befürworten unterstützen unterstützt | accord soutenir soutient favorable pour | acuerdo conforme conformes apoyar apoya favor
<> disagree disagrees disagreed oppose opposed opposes objected against | dagegen widersprechen widerspricht uneinig | désaccord opposer opposé contre | desacuerdo opone oponerse contra opuesto
include includes included including | einschließen enthalten enthält inbegriffen inklusive mitgerechnet | inclure inclus comprend compris | incluir incluye incluido
<> exclude excludes excluded excluding | ausschließen ausgeschlossen ohne ausgenommen | exclure exclu exclut | excluir excluye excluido
add adds added | hinzufügen hinzugefügt ergänzen ergänzt dazu | ajouter ajoute ajouté | añadir añade añadido agregar
<> remove removes removed delete deleted | entfernen entfernt streichen gestrichen löschen gelöscht abbauen | enlever enlève retirer retiré supprimer supprimé | quitar quita quitado retirar retirado eliminar eliminado
keep keeps kept retain | behalten behält beibehalten bleiben bleibt | garder garde gardé conserver rester reste | conservar conserva mantener mantiene quedarse queda guardar
<> abolish abolished scrap scrapped discard abandon abandoned | abschaffen abgeschafft aufgeben aufgegeben wegwerfen | abandonner abandonné jeter | abandonar abandonado descartar descartado
cheap cheaper cheapest inexpensive | billig billiger günstig günstiger preiswert | économique | barato barata baratos baratas
<> expensive dear dearer costly costlier pricey pricier | teuer teurer teuerste kostspielig | cher chère chers coûteux | caro cara caros caras costoso
big bigger biggest large larger largest | groß größer größte | grand grande gros | grande grandes mayor
<> small smaller smallest little tiny | klein kleiner kleinste winzig | petit petite minuscule | pequeño pequeña menor
long longer longest lengthen extend extended extends | lang länger verlängern verlängert | long longue longtemps prolonger prolongé allonger | largo larga prolongar prolongado alargar ampliar
short shorter shortest shorten shortened | kurz kürzer kürzen verkürzen verkürzt gekürzt | court courte raccourcir | corto corta acortar breve
high | hoch hohe hohen | haut haute élevé | alto alta elevado
low | niedrig tief | bas basse faible | bajo bajos
fast faster quick quicker quickly | schnell schneller rasch | vite rapide rapidement | rápido rápida rápidamente deprisa
<> slow slower slowly slowness | langsam langsamer | lent lente lentement | lento lenta despacio
good better best well improve improved improves improvement | gut gute guten besser beste bessere verbessern verbessert | bon bonne mieux meilleur améliorer amélioré | bueno buena bien mejor mejorar mejorado
<> bad worse worst worsen worsened poor deteriorated | schlecht schlechte schlechter schlimm schlimmer verschlechtern | mauvais mauvaise pire mal empirer | malo mala peor mal empeorar
hot warm warmer hotter heat | heiß warm wärmer hitze | chaud chaude chaleur | caliente calor cálido
<> cold cool colder cooler | kalt kühl kälter kälte | froid froide fraîche | frío fría fresco
wet damp humid moist humidity moisture | nass feucht feuchtigkeit feuchte | humide mouillé humidité | húmedo húmeda mojado humedad
<> dry dried dryness | trocken getrocknet trockenheit | sec sèche desséché sécher sécheresse | seco seca sequedad sequía
near nearer close-by | nah nahe näher | proche près | cerca cercano
far farther distant | weit entfernt fern | loin lointain | lejos lejano
strong stronger strengthen | stark stärker verstärken kräftig | fort forte renforcer | fuerte reforzar
<> weak weaker weaken | schwach schwächer schwächen | faiblir affaiblir | débil debilitar
easy easier easily | leicht einfach einfacher | facile facilement | fácil fácilmente
<> difficult difficulty hard harder | schwer schwierig schwierigkeit mühsam | difficile difficulté | difícil dificultad
old older oldest aged | alt alte alten älter | vieux vieille ancien ancienne | viejo vieja antiguo antigua
new newer newest young younger | neu neue neuen neuer jung jünger | neuf neuve nouveau nouvelle jeune | nuevo nueva joven
first | erste erster ersten zuerst | premier première | primero primera primer
last final | letzte letzter letzten zuletzt | dernier dernière | último última
inside indoors indoor interior | innen drinnen drin innerhalb | intérieur dedans dans | dentro interior
outside outdoors outdoor exterior | außen draußen außerhalb raus | extérieur dehors | fuera exterior
north northern | nord norden nördlich | nord | norte
<> south southern | süd süden südlich | sud | sur
east eastern | ost osten östlich | orient | oriental
<> west western | west westen westlich | ouest | oeste
 | links linke linken | gauche | izquierda izquierdo
<>  | rechts rechte rechten | droite | derecha
morning mornings dawn | morgens vormittag vormittags früh frühmorgens | matin matins matinée aube | madrugada mañanas
evening evenings tonight night nights | abend abends nacht nachts | soir soirs soirée nuit | noche noches
always ever | immer stets jedesmal | toujours | siempre
never | nie niemals | jamais | nunca jamás
all every everyone everybody each whole entire | alle allen alles jeder jede jedes sämtliche ganze ganzen gesamte | tout toute tous toutes chaque entier | todo toda todos todas cada entero entera
none nobody nothing | kein keine keiner keinen niemand nichts | aucun aucune personne rien | ningún ninguna ninguno nadie nada
with | mit | avec | con
without lacking | ohne | sans | sin
public publicly | öffentlich | public publique | público pública
<> private privately | privat | privé privée | privado privada
permanent permanently lasting | dauerhaft fest unbefristet ständig | permanent définitif | permanente fijo definitivo indefinido
<> temporary temporarily trial provisional | vorläufig befristet probeweise vorübergehend probe | provisoire temporaire essai | temporal provisional prueba
full | voll voller | plein pleine | lleno llena
empty vacant | leer leere leerer | vide | vacío vacía
loud noisy noise louder | laut lauter lärm | bruyant bruit fort | ruidoso ruido
<> quiet silent quieter silence | leise ruhig still stille | silencieux silence calme | silencio silencioso tranquilo
clean cleaned cleans | sauber putzen geputzt reinigen gereinigt | propre nettoyer nettoyé | limpio limpia limpiar
<> dirty filthy | schmutzig dreckig verschmutzt | sale | sucio sucia ensuciar
safe safely | sicher gefahrlos ungefährlich | sûr sécurité | seguro segura
<> dangerous unsafe danger | gefährlich gefahr unsicher | dangereux danger | peligroso peligro inseguro
possible able feasible | möglich machbar | possible faisable | posible factible
<> impossible unable unfeasible | unmöglich | impossible | imposible
voluntary optional voluntarily | freiwillig optional | volontaire facultatif | voluntario opcional
<> compulsory mandatory obligatory required | verpflichtend pflicht obligatorisch vorgeschrieben | obligatoire | obligatorio obligatoria
confirm confirms confirmed confirmation | bestätigen bestätigt bestätigung | confirmer confirmé | confirmar confirma confirmado
<> deny denies denied | bestreiten bestritten leugnen dementieren | nier démentir | desmentir negar
like likes liked love loves loved enjoy enjoyed pleased delighted | mögen mag gern gefällt gefallen liebt freuen | aimer aime aimé adorer plaire plaît | gustar gusta gustó encanta encantar
<> dislike dislikes disliked hate hates hated | hassen hasst missfällt | détester déteste haïr | odiar odia disgusta
remember remembers remembered | erinnern erinnert | rappeler souvenir | recordar recuerda acordarse
<> forget forgets forgot forgotten | vergessen vergisst vergaß | oublier oublie oublié | olvidar olvida olvidado
broken broke break defective | kaputt defekt gebrochen | cassé cassée panne | roto rota romper averiado
<> repaired repair repairs mended fixed working works | reparieren repariert instandgesetzt funktioniert | réparer réparé marche | reparar reparado arreglar arreglado arreglan funciona
postpone postponed postpones defer deferred | verschieben verschoben aufschieben vertagen vertagt | reporter reporté différer | aplazar aplaza aplazado posponer pospuesto
<> advance advanced brought-forward | vorziehen vorgezogen | avancer avancé | adelantar adelanta adelantado
above upstairs upper top | oben oberhalb obere | dessus | arriba encima
below beneath downstairs bottom underneath | unten unterhalb untere | dessous sous | abajo debajo
summer | sommer sommerlich | estival | verano
<> winter | winter winterlich | hiver | invierno
spring springtime | frühling frühjahr | printemps | primavera
<> autumn | herbst | automne | otoño
minimum least minimal | mindestens minimum | minimum | mínimo mínima
maximum most maximal | höchstens maximum maximal | maximum | máximo máxima
profit profits gain surplus | gewinn überschuss | bénéfice profit excédent | beneficio ganancia superávit
<> loss losses deficit | verlust defizit fehlbetrag | perte déficit | pérdida déficit
majority | mehrheit | majorité | mayoría
<> minority | minderheit | minorité | minoría
hire hires hired employ employed employs recruit | einstellen eingestellt anstellen beschäftigen übernehmen | embaucher embauché recruter employer emploie | contratar contrata contratado
<> fire fired dismiss dismissed sacked | entlassen gekündigt | licencier licencié renvoyer | despedir despedido
free gratis complimentary | umsonst gratis kostenlos kostenfrei gebührenfrei | gratuit gratuite gratuitement | gratis gratuito gratuita
<> charged fee | kostenpflichtig gebühr | payant | cobrar cobra
import imports imported | importieren importiert einfuhr | importer importé | 
<> export exports exported | exportieren ausfuhr | exporter exporté | exportar
present attend attended attends attending | anwesend dabei teilnehmen | présent assister | presente asistir asiste
absent missing missed absence | abwesend fehlt fehlen gefehlt | absent absence manquer | ausente falta faltar
urgent urgently | dringend eilig | urgent | urgente
<> unhurried leisurely | gemächlich | tranquille | pausado
known familiar | bekannt | connu | conocido
unknown unfamiliar | unbekannt | inconnu | desconocido
used second-hand secondhand | gebraucht gebrauchte gebrauchten | occasion | usado
<> brand-new unused | fabrikneu ungebraucht |  | 
own owns owned | besitzen besitzt eigen eigene | posséder propriétaire | poseer propio
rent rents rented rental | mieten gemietet miete leihweise | louer loué location loyer | alquilar alquila alquiler alquilado
thick | dick dicke | épais épaisse | grueso
<> thin | dünn dünne | mince | delgado fino
wide broad wider | breit breiter | large | ancho ancha
<> narrow narrower | schmal eng enger | étroit | estrecho
deep deeper | tief tiefer | profond | profundo
<> shallow | flach seicht |  | 
heavy heavier | schwerer gewichtig | lourd lourde | pesado
<> lightweight lighter | leichter | léger légère | ligero
rich wealthy | reich wohlhabend | riche | rico
<> needy | arm bedürftig | pauvre | pobre
happy glad | froh glücklich | heureux content | feliz contento
unhappy sad unhappily | unglücklich traurig | malheureux triste | infeliz triste
wood wooden | holz hölzern | bois | madera
metal metallic | metall metallisch | métal métallique | metal metálico
steel | stahl | acier | acero
stone | stein | pierre | piedra
glass | glas | verre | vidrio cristal
plastic | plastik kunststoff | plastique | plástico
paper | papier | papier | papel
oak | eiche eichen | chêne | roble
bus coach coaches | bus busse reisebus | bus autocar | autobús autocar
train rail railway | zug bahn eisenbahn | train rail | tren ferrocarril
car cars | auto autos wagen pkw | voiture | coche carro
van vans | lieferwagen transporter | camionnette fourgon | furgoneta furgonetas
truck lorry | lkw laster lastwagen | camion camions | camión
bike bikes bicycle bicycles | fahrrad rad räder fahrräder | vélo vélos bicyclette | bicicleta bicicletas bici
ship boat boats | schiff boot | bateau navire | barco barca
plane flight airplane | flugzeug flug | avion vol | avión vuelo
ambulance ambulances | krankenwagen rettungswagen | ambulance | ambulancia ambulancias
lift elevator | aufzug fahrstuhl lift | ascenseur | ascensor
stairs staircase steps | treppe treppen stufen | escalier escaliers marches | escalera escaleras
door doors | tür türen tor | porte portes | puerta puertas
window windows | fenster | fenêtre | ventana ventanas
roof | dach | toit toiture | tejado techo
cellar basement | keller | cave sous-sol | sótano bodega carbonera
kitchen | küche | cuisine | cocina
room rooms | raum räume zimmer saal | salle pièce chambre | sala cuarto habitación consulta
hallway lobby entrance corridor | flur eingang foyer | entrée hall couloir | portal vestíbulo entrada pasillo
courtyard yard playground schoolyard | hof schulhof innenhof | cour | patio
garden gardens | garten gärten | jardin jardins | jardín huerto
street road | straße weg | rue route | calle carretera camino
square plaza | platz | place | plaza
wall walls | wand mauer wände | mur paroi | pared muro
floor storey | stock etage boden stockwerk | étage sol | piso planta suelo
house building home | haus gebäude | maison bâtiment immeuble | casa edificio
flat apartment | wohnung | appartement logement | apartamento vivienda
school schools | schule grundschule | école | escuela colegio
hospital clinic | krankenhaus klinik | hôpital clinique | hospital clínica
church cathedral | kirche dom | église cathédrale | iglesia catedral
library | bücherei bibliothek | bibliothèque | biblioteca
shop store shops | laden geschäft läden geschäfte | magasin boutique | tienda
workshop studio | werkstatt | atelier | taller
office offices | büro amt | bureau | oficina despacho
town city municipal | stadt städtisch kommune gemeinde | ville municipal commune mairie | ciudad municipal pueblo
council council's | rat stadtrat gemeinderat | conseil | ayuntamiento consejo concejo
state government | staat regierung land | état gouvernement | estado gobierno
region county district | region kreis bezirk | région département | región comarca provincia
pharmacy pharmacist chemist | apotheke apotheker | pharmacie pharmacien pharmacienne | farmacia farmacéutico
bakery baker | bäcker bäckerei | boulanger boulangerie | panadero panadería
butcher | metzger fleischer | boucher | carnicero carnicería
neighbour neighbours neighbor residents resident | nachbar nachbarn anwohner | voisin voisins habitant riverain | vecino vecinos vecina vecindad
parent parents | eltern elternteil | parent parents | padres
child children kid kids | kind kinder kindern | enfant enfants | niño niños hijo niña
mother mum | mutter mama | mère maman | madre mamá
father dad | vater papa | père papa | padre papá
pupil student students pupils | schüler schülerin student | élève étudiant | alumno alumnos estudiante
teacher teachers | lehrer lehrerin lehrkraft | enseignant professeur instituteur | profesor maestra maestro profesora
doctor physician | arzt ärztin | médecin docteur | médico médica doctor
nurse | pfleger schwester krankenschwester | infirmier infirmière | enfermero enfermera
patient patients | patient patienten | patient patients | paciente pacientes
lawyer solicitor | anwalt anwältin | avocat avocate | abogado abogada
expert assessor specialist | gutachter experte fachmann | expert | perito experto
engineer technician mechanic | techniker ingenieur mechaniker | technicien ingénieur mécanicien | técnico técnica ingeniero mecánico
apprentice trainee | lehrling azubi auszubildende | apprenti apprentie stagiaire | aprendiz becario
colleague staff employee employees worker | kollege kollegin mitarbeiter personal | collègue personnel employé salarié compagnon | compañero personal empleado trabajador
customer customers client | kunde kunden kundin | client clients cliente | cliente clientes
member members | mitglied mitglieder mitgliedern | membre membres adhérent | miembro miembros socio
boss manager head director management | chef chefin leiter leitung direktor direktorin geschäftsführer | chef directeur directrice patron gérant direction | jefe jefa director directora gerente gerencia
mayor | bürgermeister bürgermeisterin | maire | alcalde alcaldesa
association club | verein förderverein verband | association club | asociación club peña
company firm business | firma unternehmen betrieb | entreprise société | empresa compañía firma
supplier wholesaler manufacturer | lieferant großhändler hersteller | fournisseur fabricant | proveedor fabricante mayorista
insurance insurer insurer's insure insured | versicherung versichert versichern | assurance assureur assurer assuré | seguro aseguradora aseguradora asegurado
bank | bank | banque | banco
police | polizei | police | policía
firefighters fire-brigade firemen | feuerwehr | pompiers | bomberos
post postman | post briefträger | facteur poste | cartero correos
money funds cash | geld mittel | argent fonds | dinero fondos
fund kitty reserve account | kasse konto rücklage topf | caisse fonds réserve compte | fondo caja cuenta hucha
cost costs price prices priced | kosten kostet preis preise | coûter coûte coût prix | costar cuesta coste precio precios vale sale
pay pays paid payment | zahlen zahlt bezahlen bezahlt zahlung | payer paie payé paiement | pagar paga pagado pago
bill invoice | rechnung | facture | factura
quote estimate offer tender | angebot kostenvoranschlag | devis offre | presupuesto presupuestos oferta
budget | haushalt budget etat | budget | 
loan credit | kredit darlehen | prêt crédit emprunt | préstamo crédito
deposit | anzahlung kaution | acompte caution | depósito fianza señal
grant subsidy funding | zuschuss förderung fördermittel | subvention aide | subvención ayuda
tax taxes | steuer steuern | impôt taxe | impuesto
donation donate donations | spende spenden gespendet | don dons | donación donar
wage salary pay-rise | lohn gehalt | salaire | salario sueldo
ticket tickets voucher vouchers | ticket karte eintrittskarte gutschein | billet ticket | vale vales
contract | vertrag | contrat | contrato
letter letters | brief briefe | lettre courrier | carta cartas
mail email e-mail message messages | mail e-mail nachricht | mail courriel message | correo mensaje mail
phone call calls called telephone ring rang | anrufen angerufen anruf telefon telefonieren | téléphone appeler appelle appelé téléphoner | llamar llama llamado llamo teléfono
write writes wrote written | schreiben schreibt geschrieben schrieb anschreiben | écrire écrit écrite | escribir escribe escrito
send sends sent | schicken schickt geschickt senden gesendet versenden | envoyer envoie envoyé | enviar envía enviado mandar mandó
receive receives received get | bekommen bekommt erhalten erhält kriegen kriegt | recevoir reçoit reçu | recibir recibe recibido
give gives gave given hand | geben gibt gab gegeben überlassen | donner donne donné remettre | dar da dado dio entregar
take takes took taken | nehmen nimmt nahm genommen | prendre prend pris emmener | tomar coger llevar lleva cogemos
bring brings brought carry | bringen bringt gebracht mitbringen | apporter apporte amener | traer trae traído trajimos
ask asks asked enquire inquire | fragen fragt gefragt nachfragen bitten gebeten | demander demande demandé interroger | preguntar pregunta preguntado pedir pide pedido
answer answers answered reply replied replies response respond | antworten antwortet geantwortet antwort gemeldet | répondre répond répondu réponse | contestar contesta contestado responder respuesta respondido
say says said state stated mention mentioned | sagen sagt gesagt sagte erwähnen | dire dit mentionner | decir dice dicho dijo mencionar
tell tells told inform informed informs notify | erzählen mitteilen informieren informiert bescheid | informer prévenir avertir raconter | avisar avisa informar contar
explain explains explained | erklären erklärt | expliquer explique | explicar explica
propose proposes proposed suggest suggested suggestion proposal idea | vorschlagen vorgeschlagen vorschlag schlägt idee | proposer propose proposé proposition idée | proponer propone propuesto propuesta idea
decide decides decided decision | entscheiden entschieden beschließen beschlossen entscheidung beschluss | décider décide décidé décision | decidir decide decidido decisión acordar acordado
vote votes voted | stimmen abstimmen gestimmt abstimmung wählen | voter vote voté | votar vota votado voto votos
discuss discusses discussed | besprechen besprochen diskutieren diskutiert | discuter discuté | discutir hablar debatir
plan plans planned planning | planen plant geplant plan | prévoir prévu plan planifier | planear planeado plan previsto
promise promises promised | versprechen versprochen verspricht zugesagt | promettre promis promet | prometer promete prometido
warn warns warned | warnen gewarnt warnt | avertir averti | advertir avisado
complain complains complained complaint | beschweren beschwert beschwerde beklagt | plaindre plaint plainte | quejarse queja queja reclamar
thank thanks | danken dank danke | remercier merci | agradecer gracias
need needs needed require | brauchen braucht benötigen nötig | besoin nécessaire falloir faut | necesitar necesita falta
want wants wanted wish wishes | wollen will wollte möchte | vouloir veut voulait souhaite | querer quiere quería desear
search look seek | suchen sucht gesucht | chercher cherche cherché | buscar busca
find finds found | finden findet gefunden | trouver trouve trouvé | encontrar encuentra encontrado
check checks checked inspect inspected inspection test verify examine | prüfen prüft geprüft kontrollieren überprüfen kontrolle | vérifier vérifie contrôler inspection contrôle | revisar revisa revisé comprobar inspección verificar
clarify clarifies settle | klären klärt abklären geklärt | éclaircir clarifier | aclarar aclara
order orders ordered | bestellen bestellt bestellung | commander commande commandé | encargar encarga encargo pedida
book reserve books booked reserved booking | buchen bucht gebucht reservieren reserviert | réserver réserve réservé | reservar reserva reservado
cancel cancels cancelled cancellation | absagen abgesagt stornieren storniert kündigen | annuler annule annulé | cancelar cancela cancelado anular
deliver delivers delivered delivery | liefern liefert geliefert lieferung | livrer livre livré livraison | reparto entrega
build builds built construct construction | bauen baut gebaut errichten bau | construire construit construction bâtir | construir construye construido obra
install installs installed fit mount | einbauen eingebaut montieren aufstellen installieren anbringen | installer installe posé poser | instalar instala instalado poner pone montar
paint paints painted painting | malen gestrichen anstrich farbe | peindre peint peinture | pintar pinta pintura pintado
replace replaces replaced replacement exchange change changes changed swap swapped renew renewed | ersetzen ersetzt austauschen ausgetauscht wechseln ändern geändert tauschen erneuern | remplacer remplace remplacé changer change échanger | cambiar cambia cambiado sustituir sustituto reemplazar renovar renovará
print prints printed printer | drucken druckt gedruckt drucker | imprimer imprime imprimante | imprimir imprimo impresora imprenta
sign signs signed signature | unterschreiben unterschrieben unterschrift | signer signe signé | firmar firmado
read reads reading | lesen liest gelesen | lire lu | leer lee leído
learn learns learned learnt train training trained practise | lernen lernt gelernt üben üb schulung ausbildung | apprendre apprend appris formation former | aprender aprende formación practicar
teach teaches taught | unterrichten lehren beibringen | enseigner enseigne | enseñar
help helps helped assist | helfen hilft geholfen unterstützung | aider | ayudar mano
move moves moved | umziehen verlegen verlegt umzug bewegen | déménager déplacer déplacé | mudarse trasladar bajan mover
wait waits waited waiting | warten wartet gewartet wartezeit | attendre attend attendu attente | esperar espera esperado
work works worked job | arbeiten arbeitet gearbeitet arbeit | travailler travaille travail | trabajar trabaja trabajo
play plays played concert | spielen spielt gespielt konzert | jouer joue joué concert | tocar toca concierto jugar
sing sings sang song songs | singen singt gesungen lied lieder | chanter chante chanson | cantar canta canción
eat eats ate food meal meals lunch | essen isst gegessen mittagessen mahlzeit speise | manger mange repas nourriture déjeuner | comer come comida almuerzo ración raciones
drink drinks drank | trinken trinkt getränk | boire boit boisson | beber bebe bebida
sleep sleeps slept | schlafen schläft übernachten | dormir dort | dormir duerme
live lives lived | wohnen wohnt gewohnt leben | habiter habite vivre | vivir vive
die died dies dead death | sterben gestorben tot tod | mourir mort décès | morir murió muerto
marry marries married wedding | heiraten heiratet hochzeit geheiratet | épouser marier mariage | casarse boda
visit visits visited | besuchen besucht besuch | visiter visite | visitar visita
travel trip tour journey | reisen reise fahrt | voyager voyage | viajar viaje
drive drives drove ride | fahren fährt gefahren fuhr | conduire conduit rouler | conducir conduce
run runs ran running | laufen läuft gelaufen lauf sponsorenlauf | courir course | correr corre carrera
walk walks walked | gehen geht gegangen | marcher marché | caminar andar
water | wasser | eau | agua
air | luft | air | aire
electricity power electric electrical | strom elektrizität elektrisch | électricité électrique électronique | electricidad eléctrico luz
heating heater boiler | heizung heizen | chauffage chaudière | calefacción caldera
machine device equipment | maschine gerät anlage | machine appareil | máquina aparato
sensor | sensor | capteur | sensor
computer laptop | computer rechner | ordinateur | ordenador
projector beamer | beamer projektor | projecteur vidéoprojecteur | proyector
fridge refrigerator cooler | kühlschrank | frigo réfrigérateur | nevera frigorífico
key keys | schlüssel | clé clef clés | llave llaves
tool drill | werkzeug bohrer bohrmaschine | outil perceuse | herramienta taladro
sign label labels | schild schilder etikett zettel | panneau étiquette affiche | cartel etiqueta etiquetas letrero
photo photos picture pictures photograph photographs image | foto fotos bild bilder | photo photos image | foto fotos imagen
poster flyer leaflet | plakat flugblatt | affiche tract | 
book books | buch bücher | livre livres | libro libros
list lists | liste listen | liste | lista
table spreadsheet | tabelle tisch | tableau table | tabla mesa
form forms application | antrag formular | formulaire dossier | formulario solicitud
report reports | bericht berichten | rapport | informe
survey questionnaire poll | umfrage fragebogen | sondage enquête | encuesta
meeting assembly session | sitzung treffen versammlung besprechung | réunion assemblée séance | reunión junta sesión asamblea
appointment appointments | termin termine | rendez-vous | cita citas
rota shift shifts roster schedule | dienstplan schicht schichten | planning | turno turnos horario
holiday holidays vacation | ferien urlaub | vacances congé | vacaciones permiso
christmas | weihnachten | noël | navidad navidades
easter | ostern | pâques | pascua
whitsun pentecost | pfingsten | pentecôte | pentecostés
 | neujahr silvester | nouvel-an | 
party festival celebration fair | fest feier | fête festival foire | fiesta feria
stage | bühne | scène | escenario
music | musik | musique | música
instrument organ pipes pipe | instrument orgel pfeife pfeifen | orgue instrument tuyau tuyaux | instrumento órgano
stand booth stall | stand messestand | stand | stand puesto caseta
cheese | käse | fromage | queso quesos
milk | milch | lait | leche
meat | fleisch | viande | carne
vegetable vegetables | gemüse | légume légumes | verdura verduras
bread | brot | pain | pan
cake cakes | kuchen torte | gâteau gâteaux | pastel tarta
coffee | kaffee | café | café
seed seeds | samen saatgut | graine semence | semilla
tree trees | baum bäume | arbre arbres | árbol árboles
flower flowers | blume blumen | fleur fleurs | flor flores
soil earth | erde | terre | tierra
animal animals | tier tiere | animal animaux | animal animales
dog | hund | chien | perro
cat | katze | chat | gato
horse | pferd | cheval | caballo
weather rain rained | wetter regen regnet | météo pluie pleuvoir | lluvia llover
fire | feuer brand | feu incendie | fuego incendio
accident injury injured hurt | unfall verletzung verletzt | accident blessure blessé | accidente herida herido
vaccine vaccination dose doses flu | impfung impfstoff dosis grippe | vaccin vaccination dose grippe | vacuna vacunación dosis gripe
medicine drug drugs | medikament arznei | médicament | medicamento medicina
crack cracks cracked split | riss risse gerissen gespalten | fissure fendre fendu fendus fêlure | grieta grietas agrietado
facade | fassade | façade | fachada
scaffolding scaffold | gerüst | échafaudage | andamio
rope ropes | seil seile | corde cordes | cuerda cuerdas
hook hooks | haken | crochet | gancho ganchos
barrel barrels cask | fass tonne | tonneau fût | tonel toneles barril
barrier gate bollard bollards | schranke poller | barrière borne | barrera bolardo bolardos
parking park parked car-park | parken geparkt parkplatz | parking garer stationnement | aparcar aparcamiento aparcado
dropoff drop-off | bringzone |  | bajada
cemetery graveyard | friedhof | cimetière | cementerio
motor engine | motor | moteur | motor
battery batteries | akku akkus batterie | batterie pile | batería pila
cargo freight load | last ladung fracht | chargement cargaison | carga
gear gears derailleur derailleurs | schaltwerk schaltwerke gang | vitesse dérailleur | marcha
wheel wheels | laufrad laufräder reifen | roue roues | rueda ruedas
frame | klettergerüst |  | 
beam beams | balken | poutre | viga
pricelist | preisliste | tarif | tarifa
rate rates | satz | taux | tasa
percent | prozent | pourcent | porcentaje
half halves | hälfte halb halbe halber | moitié demi demie | mitad medio media
quarter quarters | viertel | quart trimestre | trimestre
third thirds | drittel | tiers | tercio
double doubled twice | doppelt verdoppelt zweimal | double doublé | doble duplicar
week weeks weekly | woche wochen wöchentlich | semaine semaines hebdomadaire | semana semanas semanal
month months monthly | monat monate monatlich | mois mensuel | mes meses mensual
year years yearly annual | jahr jahre jährlich | an année ans annuel | año años anual
day days daily | tag tage täglich | jour jours quotidien | día días diario
hour hours | stunde stunden | heure heures | hora horas
minute minutes | minute minuten | minute minutes | minuto minutos
today | heute | aujourd'hui | hoy
tomorrow | morgen | demain | 
yesterday | gestern | hier | ayer
weekend weekends | wochenende | week-end | 
afternoon afternoons | nachmittag nachmittags | après-midi | tardes
noon midday | mittag mittags | midi | mediodía
question questions | frage fragen | question questions | pregunta cuestión
problem problems trouble issue | problem probleme ärger | problème problèmes souci | problema problemas
reason cause causes caused | grund ursache gründe verursacht | raison cause | razón causa motivo
result results outcome | ergebnis ergebnisse folge | résultat | resultado
exam exams | prüfung gesellenprüfung examen | examen | examen
course class lesson | kurs unterricht | cours classe leçon | clase curso
position | stelle arbeitsplatz | emploi | empleo
future successor succession takeover | zukunft nachfolge nachfolger | avenir succession relève successeur | futuro sucesor
responsible responsibility liable liability | verantwortlich haftet haftung haften zuständig | responsable responsabilité | responsable responsabilidad encargarse
volunteer volunteers | ehrenamtliche freiwillige helfer | bénévole bénévoles | voluntarios
audience visitors visitor | publikum besucher zuschauer gäste | visiteur visiteurs spectateur | visitante visitantes
guest guests | gast gäste | invité invités hôte | invitado invitados huésped
team group | gruppe mannschaft team | équipe groupe | equipo grupo
project projects | projekt vorhaben | projet projets | proyecto proyectos
law rule rules regulation norm | gesetz regel regeln vorschrift | loi règle règlement | ley norma normas regla reglamento
licence license | genehmigung erlaubnis | licence | licencia
seal | siegel | sceau | sello
leak leaking leaks | leck undicht tropft | fuite fuit | fuga gotera filtración
lock locked locks | schloss abschließen abgeschlossen | serrure verrou | cerradura candado
toilet toilets bathroom shower showers | toilette klo bad dusche duschen | toilettes douche | baño aseo ducha duchas
dehumidifier | entfeuchter | déshumidificateur | deshumidificador
stairlift | treppenlift | monte-escalier | salvaescaleras
plug socket outlet | steckdose stecker | prise | enchufe enchufes
charger charging | ladegerät aufladen | chargeur recharger | cargador cargar
 | kühlwagen |  | frigorífica
photographer | fotograf fotografin | photographe | fotógrafo
interview interviewed | interview | entretien interview | entrevista
article | artikel | article | artículo
text | text | texte | texto
draft drafts | entwurf entwürfe | brouillon ébauche | borrador
copy copies | kopie kopien | copie copies | copia copias
archive archives | archiv archive | archives | archivo archivos
uncle | onkel | oncle | tío
aunt | tante | tante | tía
sister | schwester | sœur | hermana
brother | bruder | frère | hermano hermanos
tin | zinn | étain | estaño
 | blei | plomb | plomo
bat bats | fledermaus fledermäuse | chauve-souris chauves-souris | murciélago
spare parts | ersatzteil ersatzteile |  | recambio recambios
cabin | kabine | cabine | cabina
control controls controller | steuerung |  | maniobra control
coal | kohle | charbon | carbón
 | mietwagen |  | vehículo
second | zweite zweiter zweiten | deuxième second seconde | segundo segunda
third | dritte dritter dritten | troisième | tercero tercera tercer
fourth | vierte vierten | quatrième | cuarta
fifth | fünfte fünften | cinquième | quinto quinta
knee | knie | genou | rodilla
hand hands | hand hände | main mains | mano manos
arm wrist | arm handgelenk | bras poignet | brazo muñeca
back spine | rücken | dos | espalda
head | kopf | tête | cabeza
eye eyes | auge augen | œil yeux | ojo ojos
ear hearing | ohr gehör | oreille ouïe | oído oreja
heart | herz | cœur | corazón
leg foot feet | bein fuß füße | jambe pied | pierna pie
hospitalised ill sick illness | krank krankheit | malade maladie | enfermo enfermedad
pain | schmerz schmerzen | douleur | dolor
birthday | geburtstag | anniversaire | cumpleaños
birth born baby | geburt geboren baby | naissance né bébé | nacimiento nacido bebé
husband spouse | ehemann | mari époux | marido esposo
wife | ehefrau | épouse | esposa mujer
son | sohn | fils | hijo
daughter | tochter | fille | hija
grandmother grandma | großmutter oma | grand-mère | abuela
grandfather grandpa | großvater opa | grand-père | abuelo
friend friends | freund freunde freundin | ami amis amie | amigo amigos amiga
family | familie | famille | familia
man men | mann männer | homme hommes | hombre hombres
woman women | frau frauen | femme femmes | mujeres
people persons crowd | leute menschen personen | gens personnes | gente personas
owner | besitzer eigentümer inhaber | propriétaire | dueño propietario
tenant tenants | mieter | locataire | inquilino
landlord | vermieter | bailleur | casero arrendador
farmer farm | bauer landwirt bauernhof | agriculteur ferme | agricultor granja
gardener | gärtner | jardinier | jardinero
cook | koch köchin kochen gekocht | cuisinier cuisiner cuisson | cocinero cocinar
driver | fahrer | chauffeur conducteur | conductor
painter | maler | peintre | pintor
carpenter joiner | schreiner tischler | menuisier charpentier | carpintero
plumber | klempner installateur | plombier | fontanero
electrician | elektriker | électricien | electricista
architect | architekt | architecte | arquitecto
secretary | sekretär sekretärin | secrétaire | secretario secretaria
treasurer | kassenwart schatzmeister kassierer | trésorier trésorière | tesorero tesorera
chair chairman president | vorsitzende vorsitzender präsident | président présidente | presidente presidenta
accountant bookkeeper | buchhalter buchhalterin steuerberater | comptable | contable
librarian | bibliothekar | bibliothécaire | bibliotecario
inspector | prüfer inspektor | inspecteur | inspector
caretaker janitor | hausmeister | gardien concierge | conserje portero
vet veterinarian | tierarzt | vétérinaire | veterinario
priest vicar | pfarrer | curé prêtre | cura párroco
journalist reporter | journalist | journaliste | periodista
author writer | autor schriftsteller | auteur écrivain | autor escritor
artist | künstler | artiste | artista
choir | chor | chœur chorale | coro
band orchestra | kapelle orchester band | orchestre fanfare | banda orquesta charanga
guitar | gitarre | guitare | guitarra
piano | klavier flügel | piano | piano
bell | glocke | cloche | campana
river | fluss | rivière fleuve | río
lake |  | lac | lago
sea | meer see | mer | mar
mountain hill | berg hügel | montagne colline | montaña monte colina
forest | wald | forêt | bosque
field meadow | feld wiese | champ pré | campo prado
bridge | brücke | pont | puente
station | bahnhof | gare | estación
airport | flughafen | aéroport | aeropuerto
harbour port | hafen | port | puerto
market | markt | marché | mercado
hall gym | halle turnhalle | gymnase halle | pabellón salón
tent marquee | zelt | tente chapiteau | carpa
chairs bench | stuhl stühle | chaise chaises banc | silla sillas
shelf | regal | étagère | estante balda
cupboard cabinet | schrank | armoire placard | armario
box boxes crate | kiste kisten karton schachtel | boîte caisses carton | cajas
bag bags | tasche tüte beutel | sac sacs | bolsa bolsas
bottle bottles | flasche flaschen | bouteille bouteilles | botella botellas
garage | garage | garage | garaje
storeroom storage attic | lager abstellraum speicher | débarras grenier | trastero almacén
bin bins rubbish garbage waste trash | müll mülltonne abfall | poubelle déchets ordures | basura cubos contenedor
compost | kompost | compost | compost
pump | pumpe | pompe | bomba
tube | rohr leitung | conduite | tubería
tap hose | wasserhahn schlauch | robinet | grifo manguera
lamp light lights lighting | lampe licht beleuchtung | lampe lumière éclairage | lámpara luces iluminación
screen | bildschirm leinwand | écran | pantalla
camera | kamera | caméra | cámara
microphone | mikrofon lautsprecher | micro enceinte | micrófono altavoz
website web internet | webseite website internet | site internet | web página internet
software program app | software programm app | logiciel programme application | programa aplicación
password | passwort |  | contraseña
data | daten | données | datos
system | system | système | sistema
network | netz netzwerk | réseau | red
error bug mistake fault | fehler | erreur faute bogue | error fallo
backup | sicherung sicherungskopie | sauvegarde | 
newspaper press | zeitung presse | journal presse | periódico prensa
radio | radio rundfunk | radio | radio
film movie | film | film | película
theatre | theater theaterstück | théâtre | teatro
exhibition | ausstellung | exposition | exposición
museum | museum | musée | museo
game match | spiel partie | jeu match | juego partido
sport sports | sport | sport | deporte
football | fußball | football | fútbol
swimming pool | schwimmbad schwimmen | piscine nager | piscina nadar
hike hiking | wanderung wandern | randonnée | excursión senderismo
hotel hostel accommodation | hotel unterkunft herberge | hôtel auberge hébergement | hotel albergue alojamiento
restaurant canteen | restaurant kantine gaststätte | restaurant cantine | restaurante comedor cantina
menu dish | menü speisekarte gericht | menu plat | menú plato
soup | suppe | soupe | sopa
wine | wein | vin | vino
beer | bier | bière | cerveza
sugar | zucker | sucre | azúcar
salt | salz | sel | sal
flour | mehl | farine | harina
egg eggs | ei eier | œuf œufs | huevo huevos
fish | fisch | poisson | pescado
fruit apple apples | obst apfel äpfel | fruit pomme pommes | fruta manzana
potato potatoes | kartoffel kartoffeln |  | patata patatas
clothes clothing uniform | kleidung kleider | vêtements tenue | ropa uniforme
trousers pants | hose hosen | pantalon | pantalón pantalones
shoes shoe | schuh schuhe | chaussure chaussures | zapato zapatos
gloves glove | handschuh handschuhe | gants | guantes
helmet | helm | casque | casco
colour color |  | couleur | color
red | rot rote roten | rouge | rojo roja
blue | blau blaue dunkelblau | bleu bleue | azul
green | grün grüne | vert verte | verde
yellow | gelb gelbe | jaune | amarillo amarilla
black | schwarz schwarze | noir noire | negro negra
white | weiß weiße weißen | blanc blanche | blanco blanca
grey gray | grau graue | gris grise | gris
important | wichtig | important importante | importante
special | besonders besondere speziell | spécial particulier | especial
same | gleich gleiche derselbe | même pareil | mismo misma igual
different other | anders andere unterschiedlich verschieden | différent autre | diferente otro otra distinto
enough sufficient | genug ausreichend reicht | assez suffit suffisant | suficiente bastante
alone single | allein einzeln einzelne | seul seule | solo individual
together joint jointly | zusammen gemeinsam | ensemble commun | juntos conjunto
ready | fertig bereit | prêt prête | listo lista preparado
busy | beschäftigt | occupé | ocupado
available | verfügbar erhältlich | disponible | disponible
correct true | richtig korrekt wahr stimmt | correct vrai juste | correcto verdad cierto
wrong false incorrect | falsch | faux fausse incorrect | falso incorrecto equivocado
sure certain certainly | bestimmt gewiss | certain | cierta
simple | schlicht simpel | simple | sencillo simple
legal lawful | legal rechtlich | légal | legal
illegal | illegal rechtswidrig | illégal | ilegal
official officially | offiziell amtlich | officiel | oficial
unanimous unanimously | einstimmig | unanimité unanime | unanimidad unánime
written writing | schriftlich |  | escrito
tired | müde | fatigué | cansado
angry annoyed | wütend verärgert sauer | fâché | enfadado
afraid fear worried worry | angst sorge besorgt | peur crainte inquiet | miedo temor preocupado preocupa
proud | stolz | fier | orgulloso
surprised surprise | überrascht überraschung | surpris surprise | sorprendido sorpresa
hope hopes | hoffen hofft hoffnung | espérer espoir espère | esperanza
think thinks thought believe believes opinion | denken denkt glauben glaubt meinen meinung finde | penser pense croire croit avis trouver | pensar piensa creer cree opinión parece
know knows knew | wissen weiß kennen kennt | savoir sait connaître connaît | saber sabe conocer conoce
understand understands understood | verstehen versteht verstanden | comprendre compris | entender entendido comprender
see sees saw seen watch | sehen sieht gesehen ansehen | voir voit vu regarder | ver visto mirar
hear hears heard listen | hören hört gehört | entendre entend entendu écouter | oír escuchar oye
feel feels felt | fühlen fühlt gefühlt | sentir sent | sentir siente
try tries tried attempt | versuchen versucht probieren | essayer essaie tenter | intentar intenta probar
use uses using usage | benutzen verwenden nutzen benutzt verwendet | utiliser utilise | usar usa utilizar uso
make makes made produce produced | machen macht gemacht herstellen | faire fait fabriquer produire | hacer hace hecho fabricar producir
put puts place placed | stellen legen gestellt gelegt setzen | mettre met placer | colocar
throw threw thrown | werfen geworfen wegwerfen weggeworfen | lancer jeté | lanzar
cut cuts | schneiden geschnitten | couper coupé | cortar corta
fill fills filled | füllen ausfüllen ausgefüllt gefüllt | remplir rempli | llenar rellenar
count counts counted | zählen gezählt | compter compté | contado
measure measured | messen gemessen | mesurer mesuré | medir medido
weigh weighs weight kilo kilos | wiegen gewicht kilo | peser poids kilo | pesar peso kilo
hang hangs hung | hängen aufhängen gehängt | accrocher suspendre pendre | colgar cuelga
wash washed washing | waschen gewaschen | laver lavé | lavar lavado
burn burned burnt | brennen verbrannt | brûler brûlé | quemar quemado
freeze frozen frost freezer | gefrieren gefroren frost tiefkühler | geler gelé congélateur gel | congelar congelado helada congelador
flood flooded flooding | hochwasser überschwemmung überflutet | inondation inondé crue | inundación inundado
storm | sturm unwetter | tempête orage | tormenta
snow | schnee | neige | nieve
sun sunny | sonne sonnig | soleil | sol
protect protects protection | schützen schutz | protéger protection | proteger protección
lead leads led | leiten führen geführt geleitet | diriger mener | dirigir guiar
organise organize organises organised | organisieren organisiert veranstalten | organiser organise | organizar organiza
prepare prepares prepared | vorbereiten vorbereitet | préparer prépare préparé | preparar prepara preparado
coordinate arrange arranged | abstimmen koordinieren vereinbaren vereinbart | coordonner convenir | coordinar convenir
invite invites invited invitation | einladen eingeladen einladung | inviter invitation | invitar invitación
welcome | begrüßen willkommen | accueillir bienvenue | bienvenida
introduce introduced | vorstellen vorgestellt einführen | présenter introduire | presentar introducir
recommend recommends recommended recommendation | empfehlen empfiehlt empfohlen empfehlung | recommander recommandé | recomendar recomienda
insist insists demand demands demanded | verlangen verlangt fordern | exiger exige réclamer | exigir exige
apply applies applied candidate candidates applicant | bewerben beworben bewerbung bewerber | postuler candidature candidatures candidat | solicitar candidato candidatura
choose chooses chose chosen choice select selected opt | wählt gewählt auswählen wahl | choisir choisi choix | elegir elige elegido escoger elección
prefer prefers preferred | bevorzugen lieber bevorzugt | préférer préfère | preferir prefiere
compare compared comparison | vergleichen verglichen vergleich | comparer comparaison | comparar comparación
suffice | ausreichen | suffire | bastar
depend depends | abhängen abhängt | dépendre dépend | depender depende
belong belongs | gehören gehört | appartenir appartient | pertenecer
hurry rush | beeilen eile | dépêcher hâte | prisa
share shares shared split | teilen geteilt | partager partage | compartir repartir
collect collects collected collection gather | sammeln gesammelt abholen | collecter ramasser recueillir | recoger recaudar reunir
return returns returned | zurückgeben zurückbringen zurück rückgabe | rendre retourner retour | devolver volver vuelto devuelto
trade | handel handeln | commerce échange | comercio intercambio
save saves saved savings | sparen gespart ersparnis | économiser épargner économies | ahorrar ahorro
spend spends spent | ausgeben ausgegeben ausgabe | dépenser dépense | gastar gasto
earn earns earned income revenue turnover | verdienen verdient einnahmen umsatz | recette revenu | ingreso ingresos facturación
owe owes owed debt | schulden schuldet schuld | dette | deber deuda debe
invest investment | investieren investition | investir investissement | invertir inversión
damage damaged | schaden beschädigt | dégât dommage endommagé | daño dañado desperfecto
risk risks risky | risiko riskant | risque risqué | riesgo arriesgado
trial-run | testlauf probelauf | test | 
seminar | seminar fortbildung | séminaire | seminario
lecture talk presentation | vortrag vorlesung präsentation | conférence exposé présentation | conferencia charla presentación
research study | forschung studie | recherche étude | investigación estudio
theory | theorie | théorie | teoría
example | beispiel | exemple | ejemplo
method | methode verfahren | méthode procédé | método
number figure amount | zahl anzahl menge betrag | nombre chiffre quantité montant | número cifra cantidad importe
length size | länge größe | longueur taille | longitud tamaño
height | höhe | hauteur | altura
distance | entfernung abstand strecke | distance | distancia
temperature | temperatur | température | temperatura
o'clock | uhr uhrzeit zeit | temps | tiempo
century | jahrhundert | siècle | siglo
date deadline due | datum frist | date délai échéance | fecha plazo
monday | montag montags | lundi | lunes
tuesday | dienstag dienstags | mardi | martes
wednesday | mittwoch mittwochs | mercredi | miércoles
thursday | donnerstag donnerstags | jeudi | jueves
friday | freitag freitags | vendredi | viernes
saturday | samstag sonnabend samstags | samedi | sábado
sunday | sonntag sonntags | dimanche | domingo
january | januar | janvier | enero
february | februar | février | febrero
april | april | avril | abril
june | juni | juin | junio
july | juli | juillet | julio
august | august | août | agosto
september | september | septembre | septiembre
october | oktober | octobre | octubre
november | november | novembre | noviembre
december | dezember | décembre | diciembre
one | eins | un | uno
two | zwei | deux | 
agenda topic item point | tagesordnung thema punkt | sujet point | tema punto asunto
protocol record | protokoll | procès-verbal compte-rendu | acta actas
motion | antrag | motion | moción propuesta
objection objections | einwand einwände | objection | objeción
compromise | kompromiss | compromis | compromiso
condition requirement | bedingung voraussetzung | condition | condición requisito
advantage benefit | vorteil | avantage | ventaja
disadvantage drawback | nachteil | inconvénient désavantage | desventaja inconveniente
difference | unterschied differenz | différence | diferencia
part parts portion | teil teile anteil | partie part | parte partes
rest remainder remaining remains | rest übrig | restant | resto restante queda
beginning | anfang beginn | commencement | principio comienzo
middle | mitte | milieu | 
side sides | seite seiten | côté côtés | lado lados lateral
lid cover | deckel | couvercle | tapa
corner | ecke | coin | esquina rincón
line queue lines | schlange reihe linie | file ligne queue | cola fila línea
grade | klasse klassen |  | 
youth teenagers | jugend jugendliche | jeunesse adolescents | juventud jóvenes
retired pensioner pensioners elderly | rentner pensioniert senioren | retraité retraités | jubilado jubilados pensionista
pension | rente pension | retraite | pensión
guarantee warranty | garantie gewährleistung | garantie | garantía
leisure | freizeit | loisirs | ocio
emergency | notfall notdienst |  | urgencia emergencia
alarm | alarm | alarme | alarma
smoke | rauch | fumée | humo
gas | gas | gaz | gas
oil | öl | huile pétrole | aceite petróleo
wheelchair | rollstuhl |  | 
stretcher bed beds | bett betten liege | lit lits | cama camas
ward | station abteilung | service | servicio
operation surgery | operation operiert | opération chirurgie | operación cirugía
tooth teeth dentist | zahn zähne zahnarzt | dent dents dentiste | diente dientes dentista
mouse rat rats | maus ratte ratten | souris rat rats | ratón rata ratas
bird birds | vogel vögel | oiseau oiseaux | pájaro pájaros
bee bees honey | biene bienen honig | abeille abeilles miel | abeja abejas miel
cow cows | kuh kühe | vache vaches | vaca vacas
sheep goat goats | schaf schafe ziege ziegen | mouton chèvre chèvres | oveja ovejas cabra cabras
`;
