/** An invented conversation, written for this product. */
export const sampleConversation = `Nadia: Thanks for coming, both of you. We have half an hour, and I'd like to leave with a date, a budget and a name next to each task for the library's open day.
Tom: The date first, then. I suggest Saturday, 14 March. The school holidays are over by then, and the market is on the same day, so people are in town anyway.
Ines: The market also means that the car park is full by ten.
Tom: True, but most of our visitors come on foot or by bus. Last year we counted 412 visitors, and only about sixty of them came by car.
Nadia: That convinces me. Let's go with Saturday, 14 March, from ten to four. Is that all right with everyone?
Ines: Yes, that works for me.
Tom: Agreed.
Nadia: Good. Next, the budget. The town gives us 1,800 euros, which is 300 more than last year. Last year the children's theatre alone cost 750 euros.
Ines: And it was the reason why families stayed for the whole afternoon. I would keep it and save on the printed programme instead. We threw away half of the 2,000 leaflets.
Tom: We could print 500 and put the rest on the website.
Nadia: So it's decided: the theatre stays, and we print 500 leaflets. Tom, can you ask the print shop for a price?
Tom: Yes, I'll ask them by Wednesday. I'll also update the page on our website once the programme is final.
Nadia: Ines, would you book the theatre?
Ines: I'll call them tomorrow. They needed an answer six weeks ahead last time, so it is urgent.
Nadia: What about the repair table? Last year the volunteers mended 38 lamps, radios and toys, and people waited in line for up to forty minutes.
Tom: We could have two tables this time. I know a retired electrician who would help.
Ines: The only thing is the power supply in the reading room. It failed twice last year when both kettles were on.
Nadia: That is a real risk. I'll ask the caretaker to check the circuits before the end of January.
Tom: Do we open the archive in the cellar as well? Many people asked for it.
Ines: I don't know whether we may. The fire inspection is still missing for the second exit.
Nadia: We can't settle that today. I'll bring an answer from the fire department to the next meeting.
Tom: One more thing, the café. The bakery has offered to sell cakes and to give us ten percent of what they earn.
Ines: I like that better than selling coffee ourselves. We lost 90 euros on it last year.
Nadia: Fine, we accept the bakery's offer. Tom, please confirm it with them this week.
Tom: I'll do that on Friday.
Nadia: Then let's meet again on Thursday, 22 January, at five, and look at the programme. Thank you both.`;
