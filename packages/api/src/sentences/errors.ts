import type { ErrorCode } from '../errors.ts';
import { uploadLimitWords } from '../plans.ts';

/** One sentence for each error code: what happened, what is safe, what to do next. `{name}` is filled from `params`. */
export const errorMessages: Record<ErrorCode, string> = {
  'validation-failed': 'Please check the highlighted fields.',
  'malformed-request': 'The request could not be read. Reload the page and try again.',
  'body-too-large':
    'This is more than the server accepts at once. Nothing was saved. Please shorten it and try again.',
  'not-signed-in': 'Please sign in to continue. What you entered is still here.',
  'not-found': 'This item does not exist, or it is not yours.',
  'rate-limited': 'Too many attempts. Please wait {seconds} seconds and try again.',
  'internal-error': 'Something went wrong on our side. Your data is safe. Please try again.',
  'temporarily-unavailable':
    'The service is busy or restarting. Your data is safe. Please try again in a moment.',
  'database-unavailable':
    'Notelark is back in a moment. Your data is safe. Please try again shortly.',
  'cross-site-request': 'This request came from another site and was refused.',

  'account-exists': 'An account with this email already exists. Please sign in instead.',
  'invalid-credentials': 'Invalid login credentials',
  'email-not-verified': 'Please verify your email first. We have sent you a new link.',
  'link-invalid': 'This link is invalid or has expired. Please request a new one.',
  'password-common':
    'This password is on public lists of common and stolen passwords. Please choose another one.',
  'sign-up-closed':
    'Accounts are created by the administrator here. Ask them for one. Nothing was saved.',
  'sign-up-domain': 'Accounts are only for addresses at {domains} here. Nothing was saved.',
  'account-suspended':
    'This account is suspended. Your recordings and notes are safe. Please contact {support}.',
  'second-factor-wrong':
    'This code is wrong, has expired or was used before. Enter the code that your app shows now.',
  'second-factor-on': 'Two-factor authentication is on already. Nothing was changed.',
  'second-factor-off': 'Two-factor authentication is off. Nothing was changed.',
  'sign-in-expired': 'This sign-in took too long. Please start again.',
  'sign-in-again':
    'To protect your account, this needs a fresh sign-in. Sign out, sign in again and do this within 15 minutes.',
  'passkey-refused': 'This passkey could not be used. Try again, or sign in another way.',
  'only-way-to-sign-in':
    'Nothing was changed: you could not sign in again. Set a password or add a passkey first.',
  'password-sign-in-off': 'Signing in with a password is turned off here.',
  'admin-only': 'This page is for administrators.',
  'key-not-accepted': 'API keys are not accepted for this. Sign in to do it. Nothing was changed.',
  'key-scope-missing':
    'This API key does not have the scope “{scope}”. Nothing was changed. Create a key that has it in your profile.',
  'too-many-webhooks':
    'You have {limit} webhooks, the most there can be. Delete one that you no longer use.',
  'webhook-address':
    'The address must not hold a name or a password. Nothing was saved. Receivers check the signature instead.',
  'key-of-team':
    'This API key is a team’s. It reads and edits what the team shares; for anything else use a key of your own.',
  'too-many-keys':
    'You have {limit} API keys, the most there can be. Revoke one that you no longer use.',
  'last-administrator':
    'This is the only administrator. Make another account an administrator first. Nothing was changed.',
  'account-own': 'You can’t do this to your own account. Nothing was changed.',
  'job-not-cancellable': 'This job can’t be cancelled: it has ended, or other data depends on it.',
  'work-cancelled':
    'An administrator of this server stopped this work. What you uploaded is safe; you can retry.',
  'issue-sent': 'This issue has been sent. It can’t be changed or sent again.',
  'no-mail':
    'This server sends no mail. Ask its administrator for help, or for a link to set a new password.',
  'wrong-password': 'The password is not correct. Nothing was changed.',

  'file-too-large':
    'File size is {size}MB. Maximum allowed is {limit}MB on the free tier of the hosting provider.',
  'file-too-large-for-plan': 'File size is {size}MB. Maximum allowed is {limit}MB on your plan.',
  'storage-unavailable':
    'New files can’t be stored right now. Nothing was uploaded, no minutes were used, and everything of yours is safe. Please try again later.',
  'not-audio':
    'This file is not audio or video that we can read. No minutes were used. Please upload an MP3, WAV or MP4 recording.',
  'no-sound':
    'This video has no sound in it, so there is nothing to transcribe. No minutes were used.',
  'too-short':
    'This recording is shorter than one second, so there is nothing to transcribe. No minutes were used.',
  'broken-file':
    'This file is damaged and could not be read to its end. No minutes were used. Please export or copy it again and upload the new copy.',
  'too-long': 'This recording is longer than {hours} hours. Please split it and upload the parts.',
  'file-gone': 'The original file is no longer stored. Your transcript and notes are safe.',
  'storage-full':
    'Your stored files would take more than the {limit} GB of your plan. Nothing was uploaded. Delete recordings that you no longer need, then try again.',
  'too-many-tags': 'An item can have up to 20 tags. Nothing was changed.',
  'too-many-retries':
    'This recording has failed several times. Please upload it again, or contact support.',
  'upload-incomplete': 'The upload is not complete yet. Please let it finish.',
  'text-too-long': `Please limit your text to ${uploadLimitWords.characters} characters or less.`,
  'text-empty': 'Please enter some text to summarize.',
  'result-expired':
    'It was deleted on {day}, with its recording or text: your plan keeps them no longer. A mail had announced it a week before.',
  'nothing-to-retry': 'There is nothing to retry: the work is done or still running.',
  'edited-elsewhere':
    'This text was changed elsewhere in the meantime. Nothing was overwritten. Compare both versions and save again.',
  'not-settled':
    'Some statements are not settled yet. Nothing was signed off. Keep, correct or drop each of them first.',
  'already-signed':
    'Nothing has changed since the last signed-off version, so there is no need for another one.',
  'not-ready': 'This is still being worked on. Please try again when it is ready.',
  'export-unavailable':
    'This part of the result has no such format. SRT, VTT and JSON need a transcript with times; Obsidian, Notion, calendar and Anki need notes.',
  'export-no-tasks': 'These notes have no tasks to put into a calendar.',
  'card-exists': 'You already have a card with this text.',
  'card-without-gap': 'Keep the gap (_____) in the card, so that it still asks for something.',
  'export-no-cards':
    'These notes have no terms or questions to make cards of. Notes of a lecture or an interview have them.',
  'export-not-in-plan':
    'PDF, DOCX, SRT, VTT, JSON, calendar, table and Anki files come with Pro and above. TXT and Markdown are in every plan.',

  'link-address':
    'This address can’t be used. Give one that begins with http:// or https:// and has no password in it.',
  'link-private': 'This address is in a private network. Nothing is fetched from there.',
  'link-unreachable':
    'The server at this address could not be reached. Check the address, or try again later.',
  'link-refused':
    'The server at this address answered with an error ({status}). Check that it can be opened without signing in.',
  'link-not-media':
    'There is no recording at this address. Give the address of an audio or video file, or of a podcast feed.',
  'link-not-feed': 'There is no podcast feed at this address.',
  'link-changed':
    'The connection broke off time and again. What was fetched is dropped; try again later.',
  'too-many-links':
    '{limit} links are being brought already. Wait until one is done, or cancel one.',
  'too-many-feeds': 'You follow {limit} podcasts, the most there can be. Stop following one first.',

  'not-a-calendar':
    'This is no calendar that can be read. Give the address or the file of an iCalendar (.ics).',
  'too-many-calendars':
    'You have {limit} calendars, the most there can be. Remove one that you no longer use.',

  'import-unsupported':
    'This is no transcript that we can read. Subtitles, text, Word, PDF, JSON and chat exports work. Nothing was saved.',
  'import-damaged':
    'This file is damaged and can’t be opened. Export it again and retry. Nothing was saved.',
  'import-locked':
    'This file is protected by a password. Remove the password and try again. Nothing was saved.',
  'import-no-text':
    'This PDF holds pictures of pages, not text, so there is nothing to read. Export it as text or Word. Nothing was saved.',
  'import-empty': 'No words were found in this file. Nothing was saved.',
  'import-too-long':
    'This transcript is larger than we can read: 16 MB, 50,000 lines, 2 million characters and 100,000 characters in one line at most. Nothing was saved.',
  'audio-not-for-import':
    'Audio can be added to imported transcripts. This one was made from a recording. Nothing was saved.',
  'audio-present':
    'This transcript has audio already. Remove it first, then add the other one. Nothing was saved.',
  'import-several':
    'There is more than one transcript in here. Unpack it and add the files, or the folder of one channel. Nothing was saved.',

  'vocabulary-full':
    'A vocabulary has room for {limit} terms. Nothing was added. Delete terms that you no longer need.',
  'term-exists': 'This term is in the vocabulary already. Nothing was changed.',
  'fix-outdated':
    'Your recordings have changed since this list was made. Nothing was corrected. Look at the list again.',

  'speech-unavailable':
    'No speech engine is set up on this server. Your file is safe; ask the administrator to set one up, then retry.',
  'speech-failed': 'The speech engine failed. Your file is safe; please retry.',
  'speech-busy': 'The speech service has no room for hours. Your file is safe; please retry later.',
  'decoder-failed':
    'The recording could not be decoded this time. Your file is safe; please retry.',
  'summary-failed':
    'The summary could not be made this time. Your transcript is safe; please retry.',
  'nothing-said':
    'No speech was found in this recording, so no minutes were used. Check that the microphone or the shared sound was on.',

  'audio-quota-exceeded':
    'This needs more audio/video minutes than you have left this month. You get new ones on the 1st of next month.',
  'text-quota-exceeded':
    'You have used all text summaries of this month. You get new ones on the 1st of next month.',
  'live-quota-exceeded':
    'You have used all Live Notes minutes of this month. You get new ones on the 1st of next month.',
  'team-quota-exceeded':
    'This needs more minutes than your team has left for you this month. What you have made is safe. Ask the owner of your team for more, or wait until the 1st of next month.',
  'live-not-in-plan': 'Upgrade to Pro for Live Notes',

  'live-session-closed': 'This recording has been closed already. Your transcript is safe.',
  'live-chunk-invalid': 'This piece of audio could not be read.',
  'live-sound-missing': 'The beginning of this piece of audio is no longer here. Send it whole.',

  'team-needs-plan': 'Teams need the Business or Enterprise plan. Nothing was changed.',
  'team-already-member': 'A person can be in one team only. Leave the other team first.',
  'team-full':
    'All seats of the team are taken. Remove a member or withdraw an invitation first. Nothing was changed.',
  'team-forbidden': 'Your role in the team does not allow this. Nothing was changed.',
  'team-read-only':
    'The plan of this team has ended, so it can only be read. The owner can subscribe again to reopen it.',
  'team-owner-stays':
    'A team needs its owner. Make another member the owner, or dissolve the team first. Nothing was changed.',
  'team-invited-already': 'This address is in the team or has been invited. Nothing was sent.',

  'invalid-price': 'Invalid plan selected',
  'invalid-package': 'Invalid package selected',
  'no-subscription': 'There is no subscription to change.',
  'payment-unverified': 'Failed to verify payment. Please contact support if you were charged.',
  'card-declined': 'Your card was declined. You were not charged. Try another card.',
  'payment-provider-failed':
    'The payment provider did not answer. You were not charged. Please try again.',
};
