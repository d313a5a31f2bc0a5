import { contactRules } from '../../messages/index.ts';
import { emailProblem } from '../../lib/account-rules.ts';

const maxMessageLength = 5000;

const required = (sentence: string) => (value: string) =>
  value.trim() === '' ? sentence : undefined;

function messageProblem(message: string): string | undefined {
  if (message.trim() === '') return contactRules.messageRequired;
  return message.trim().length > maxMessageLength ? contactRules.messageTooLong : undefined;
}

export const contactFieldRules = {
  firstName: required(contactRules.firstNameRequired),
  lastName: required(contactRules.lastNameRequired),
  email: emailProblem,
  message: messageProblem,
};
