/** How someone who is interviewed tells what was decided. */
export interface Telling {
  /** That it is decided, beside what it is: `we decided that in March`, `it's settled`. */
  settled: RegExp;
  /** Asks to leave something out of what is published, or says that it is left out. */
  leavesOut: RegExp;
  /** Concludes that something stays as it is: `so it stays at four`. */
  stays: RegExp;
  /** What others would have given for something, or wanted to have. */
  offered: RegExp;
  /** That the answer to that was a no. */
  declined: RegExp;
  /** Puts it in another time: a year, `years ago`. */
  longAgo: RegExp;
  /** What a course is made of: `the seminar`, `the exam`. */
  courses: RegExp;
  /** Says that something does not take place as planned: `There's no lecture next Thursday`. */
  moved: RegExp;
  /** Says that something takes the place of it: `instead`. */
  instead: RegExp;
}
