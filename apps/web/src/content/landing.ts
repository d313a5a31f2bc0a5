import type { LucideIcon } from 'lucide-react';
import {
  AudioLines,
  BookOpenText,
  BriefcaseBusiness,
  Download,
  FileText,
  GraduationCap,
  Link2,
  ListChecks,
  LockKeyhole,
  Quote,
  Radio,
  Search,
} from 'lucide-react';

/** The landing page's texts and claims. They are marketing: the operator puts their own in. */

interface Item {
  icon: LucideIcon;
  title: string;
  text: string;
}

export const hero = {
  title: 'Every word said, and what it means.',
  description:
    'Notelark turns audio, video, live calls and pasted text into transcripts, summaries and organised notes. Free to start, no credit card.',
  lead: 'Notelark turns recordings, live calls and long texts into transcripts, summaries and notes. Every point leads back to the moment it was said.',
  start: 'Start free',
  toDashboard: 'Go to Dashboard',
  live: 'Try Live Recording',
  promises: [
    { text: 'Free to start', soldOnly: true },
    { text: 'No credit card', soldOnly: true },
    { text: 'Secure and private' },
    { text: 'GDPR compliant' },
  ] satisfies { text: string; soldOnly?: true }[],
} as const;

export const figures = [
  { value: '12,500+', label: 'active users' },
  { value: '2M+', label: 'minutes transcribed' },
  { value: '4.9/5', label: 'rating' },
  { value: '50K+', label: 'hours saved' },
] as const;

export const waysIn = {
  title: 'Three ways in, one place to read',
  items: [
    {
      icon: AudioLines,
      title: 'Upload audio and video',
      text: 'MP3, WAV, MP4 or MOV. You get a transcript with times, then an AI Summary or structured AI Notes.',
    },
    {
      icon: FileText,
      title: 'Summarize text',
      text: 'Paste an article, a chapter or an email thread and read the short version. Every point links to its passage.',
    },
    {
      icon: Radio,
      title: 'Record live',
      text: 'Capture a meeting, lecture or call as it happens. The words appear while people are still talking.',
    },
  ] satisfies Item[],
} as const;

export const liveNotes = {
  eyebrow: 'Live Notes',
  title: 'The whole call, without a bot in the room',
  text: 'Live Notes listens to your system audio, so every participant is transcribed, not only you. No one else sees a recording bot join. Prefer just your own voice? Choose the microphone.',
  points: [
    'Works with any meeting, lecture or call that plays on your computer',
    'The transcript grows in near real time and is saved as you go',
    'Turn it into notes or a summary the moment you stop',
  ],
  action: 'Try Live Notes',
} as const;

export const features = {
  title: 'Made for reading, checking and passing on',
  text: 'Notes are only worth keeping when you can check them. Every point links to its source and is checked against it by rule; what fails is marked.',
  items: [
    {
      icon: Quote,
      title: 'Points that cite their moment',
      text: 'Each note carries the time it rests on. One click and you read what was actually said.',
    },
    {
      icon: ListChecks,
      title: 'Summary or notes',
      text: 'A few paragraphs, or headings, decisions and tasks. Switch between them whenever you like.',
    },
    {
      icon: Search,
      title: 'Search and edit',
      text: 'Find a word in an hour of talk, correct a name, save. Your version stays yours.',
    },
    {
      icon: Download,
      title: 'Take it with you',
      text: 'TXT, Markdown, PDF and DOCX, and SRT or VTT subtitles for recordings.',
    },
    {
      icon: Link2,
      title: 'Share one page',
      text: 'Copy the link. Only if you allow it, anyone who has it can read that page and nothing else.',
    },
    {
      icon: LockKeyhole,
      title: 'Private by default',
      text: 'The uploaded file is deleted after processing, unless you choose to store it.',
    },
  ] satisfies Item[],
} as const;

export const audiences = {
  title: 'For everyone who listens for a living, or to learn',
  items: [
    {
      icon: GraduationCap,
      title: 'Students',
      text: 'Follow the lecture instead of typing it. Revise from notes that know where the professor said it.',
    },
    {
      icon: BriefcaseBusiness,
      title: 'Professionals',
      text: 'Leave each meeting with decisions and tasks written down, and the exact words when someone asks.',
    },
    {
      icon: BookOpenText,
      title: 'Everyday learners',
      text: 'Podcasts, talks and long reads in the time you have. Keep what matters and come back to it.',
    },
  ] satisfies Item[],
} as const;

/** true and false are shown as a mark; a sentence as it is. */
type ComparisonCell = boolean | string;
interface ComparisonRow {
  label: string;
  cells: readonly [ComparisonCell, ComparisonCell, ComparisonCell, ComparisonCell];
  /** Shown only where plans are sold. */
  soldOnly?: true;
}

export const comparison: {
  title: string;
  text: string;
  /** Over the column of what is compared, for those who hear the table. */
  corner: string;
  columns: readonly [string, string, string, string];
  rows: readonly ComparisonRow[];
} = {
  title: 'How Notelark compares',
  text: 'With the three kinds of tools that people come from.',
  corner: 'What is compared',
  columns: ['Notelark', 'An AI meeting assistant', 'A meeting suite’s assistant', 'A meeting bot'],
  rows: [
    { label: 'Price', cells: ['Free to start', '$8.33/mo', 'Included', '$10/mo'], soldOnly: true },
    { label: 'Transcribes files you upload', cells: [true, true, false, 'Some plans'] },
    { label: 'Summarizes pasted text', cells: [true, false, 'In its own apps', false] },
    { label: 'Records without a bot in the call', cells: [true, 'Some plans', true, false] },
    { label: 'Works with any meeting app', cells: [true, true, false, 'Most'] },
    { label: 'Notes cite the moment', cells: [true, 'Some plans', false, false] },
    { label: 'Can run on your own server', cells: [true, false, false, false] },
  ],
};

export const testimonials = {
  title: 'What people say',
  items: [
    {
      quote:
        'I stopped typing in lectures. Before the exam I read the notes, and where I doubt one I click the time and read the professor’s own words.',
      name: 'Maya R.',
      role: 'Medical student',
    },
    {
      quote:
        'Our weekly review used to end with no one sure what was decided. Now the decisions are written before we leave the call.',
      name: 'Daniel K.',
      role: 'Product manager',
    },
    {
      quote:
        'I interview people in long conversations. Finding one sentence again took me an evening; now it takes a search.',
      name: 'Sofia L.',
      role: 'Independent journalist',
    },
  ],
} as const;

export const pricingSummary = {
  title: 'Start free. Pay when it pays off.',
  text: 'Every plan has AI Summary and AI Notes. Yearly billing saves two months.',
  action: 'See all plans',
} as const;

export const commonQuestions = {
  title: 'Common questions',
  action: 'All questions',
} as const;

export const closing = {
  title: 'The next meeting is about to start.',
  text: 'Let Notelark write it down, and listen.',
  start: 'Get started free',
} as const;
