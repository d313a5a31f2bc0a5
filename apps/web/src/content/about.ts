import { Lightbulb, type LucideIcon, ShieldCheck, UsersRound } from 'lucide-react';

interface Value {
  icon: LucideIcon;
  title: string;
  text: string;
}

export const aboutPage = {
  title: 'We write it down, so that you can listen',
  description:
    'Why Notelark exists, what it values, Innovation, Privacy First and User-Centric, and where it is going.',
  storyTitle: 'Our story',
  story: [
    'Notelark began with a notebook full of half sentences. In lectures and meetings we had a choice: follow what was said, or write it down. Whatever we chose, something got lost.',
    'Recording everything did not help. An hour of audio takes an hour to hear again, and no one does. What was missing was the step between: something that listens to all of it, writes all of it down, and then says what mattered, and where.',
    'So that is what we built. First for ourselves, then for fellow students and colleagues, and now for everyone who would rather listen than type.',
  ],
  valuesTitle: 'What we value',
  values: [
    {
      icon: Lightbulb,
      title: 'Innovation',
      text: 'New models come every month. We measure each against real recordings and ship it when it is better, not when it is new.',
    },
    {
      icon: ShieldCheck,
      title: 'Privacy First',
      text: 'Your words are not our product. Files go after processing unless you keep them, and you can run all of Notelark on a machine of your own.',
    },
    {
      icon: UsersRound,
      title: 'User-Centric',
      text: 'A tool for tired people at the end of a long day has to be simple. When a feature needs explaining, we build it again.',
    },
  ] satisfies Value[],
  missionTitle: 'Our mission',
  mission:
    'To make what people say to each other as easy to find, check and use as what they write: nothing lost, nothing cut silently, and every point linked to its source and checked against it by rule, with what fails marked.',
  start: 'Get started free',
  toDashboard: 'Go to Dashboard',
} as const;
