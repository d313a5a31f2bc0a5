import { dashboardScreen } from '../../messages/index.ts';

const thisYear = new Intl.DateTimeFormat('en', { weekday: 'long', month: 'long', day: 'numeric' });
const otherYear = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

const startOf = (moment: Date): number =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();

/** What the day of a moment is called, seen from another: "Today", "Yesterday", "Monday, March 2", "March 2, 2025". */
export function dayName(moment: string, now = new Date()): string {
  const day = new Date(moment);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (startOf(day) === startOf(now)) return dashboardScreen.today;
  if (startOf(day) === startOf(yesterday)) return dashboardScreen.yesterday;
  return (day.getFullYear() === now.getFullYear() ? thisYear : otherYear).format(day);
}
