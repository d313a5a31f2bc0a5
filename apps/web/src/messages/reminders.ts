/** Mails that a person can ask for. */
export const reminderScreen = {
  title: 'Mails',
  text: 'Sent to {email}, in the morning. Each has a link that ends it.',
  taskReminders: 'Remind me of what is due',
  taskRemindersHint: 'Once a day at most, with the tasks that are due today or overdue.',
  weeklyDigest: 'Send me my week',
  weeklyDigestHint: 'On Mondays: what was decided, taken on and left open in the week before.',
  failed: 'This was not saved',
  fromTasks: 'Reminders by mail',

  endTitle: 'End these mails',
  endText: 'You will get no more of them. You can ask for them again in your profile.',
  endSubmit: 'End them',
  endDoneTitle: 'You will get no more of these mails',
  endDoneText: 'Your recordings and tasks stay as they are.',
  endBusy: 'One moment...',
  noToken: 'This link is not complete. Please open the link in the email again.',
} as const;
