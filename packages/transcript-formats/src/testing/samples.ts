import type { TranscriptFormat } from '@notelark/api/transcript-formats';

interface Sample {
  name: string;
  text: string;
  format: TranscriptFormat;
  lines: number;
  speakers: string[];
  /** Start of the last line; null where the format has no times. */
  lastStart: number | null;
}

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** A small conversation in each format, as its program writes it. */
export const samples = {
  srt: {
    name: 'meeting.srt',
    text: `1\n00:00:00,500 --> 00:00:04,200\nGood morning, everyone.\n\n2\n00:00:04,900 --> 00:00:09,000\nLet us begin with\nthe budget.\n\n3\n00:01:02,000 --> 00:01:05,750\n<i>We decided to wait.</i>\n`,
    format: 'srt',
    lines: 3,
    speakers: [],
    lastStart: 62,
  },
  vtt: {
    name: 'meeting.vtt',
    text: `WEBVTT\nKind: captions\nLanguage: en\n\nNOTE made by hand\n\nSTYLE\n::cue { color: red }\n\n00:00.500 --> 00:04.200 align:start position:0%\nGood <b>morning</b> &amp; welcome.\n\n00:04.900 --> 00:09.000\n<v Ann Lee>Let us begin.</v>\n<v Ben>Yes.</v>\n`,
    format: 'vtt',
    lines: 3,
    speakers: ['Ann Lee', 'Ben'],
    lastStart: 4.9,
  },
  zoomVtt: {
    name: 'GMT20240312-103200_Recording.transcript.vtt',
    text: `WEBVTT\r\n\r\n1\r\n00:00:02.640 --> 00:00:05.400\r\nAnn Lee: Good morning, everyone.\r\n\r\n2\r\n00:00:06.030 --> 00:00:09.990\r\nBen Okoro: Morning. Shall we start?\r\n\r\n3\r\n00:00:10.500 --> 00:00:12.000\r\nAnn Lee: Yes.\r\n`,
    format: 'zoom-vtt',
    lines: 3,
    speakers: ['Ann Lee', 'Ben Okoro'],
    lastStart: 10.5,
  },
  teamsVtt: {
    name: 'Weekly.vtt',
    text: `WEBVTT\n\n51e0a4b4-6e62-4b6b-9d9f-5a8f5f5e1a10/12-0\n00:00:03.029 --> 00:00:06.479\n<v Lee, Ann>Good morning, everyone.</v>\n\n51e0a4b4-6e62-4b6b-9d9f-5a8f5f5e1a10/12-1\n00:00:06.479 --> 00:00:08.000\n<v Okoro, Ben>Morning, Ann.</v>\n`,
    format: 'teams-vtt',
    lines: 2,
    speakers: ['Lee, Ann', 'Okoro, Ben'],
    lastStart: 6.479,
  },
  notelarkJson: {
    name: 'budget - transcript.json',
    text: json({
      title: 'Budget',
      language: 'en',
      segments: [
        { start: 0.5, end: 4.25, text: 'Good morning.', speaker: 'Ann' },
        { start: 4.25, end: 6, text: 'Morning.', speaker: null },
      ],
    }),
    format: 'notelark-json',
    lines: 2,
    speakers: ['Ann'],
    lastStart: 4.25,
  },
  notelarkText: {
    name: 'budget - transcript.txt',
    text: `Budget\n\n[00:00] Ann: Good morning.\n[00:04] Ben: Morning.\n[1:00:01] And on it goes.\n`,
    format: 'notelark-text',
    lines: 3,
    speakers: ['Ann', 'Ben'],
    lastStart: 3601,
  },
  notelarkMarkdown: {
    name: 'budget - transcript.md',
    text: `# Budget\n\n**00:00** **Ann** Good morning\\_all.\n\n**00:04 (bookmark)** **Ben** Morning.\n`,
    format: 'notelark-text',
    lines: 2,
    speakers: ['Ann', 'Ben'],
    lastStart: 4,
  },
  whisper: {
    name: 'audio.json',
    text: json({
      text: ' Good morning. Let us begin.',
      segments: [
        {
          id: 0,
          seek: 0,
          start: 0.0,
          end: 2.4,
          text: ' Good morning.',
          tokens: [50364, 2205],
          temperature: 0.0,
          avg_logprob: -0.21,
          compression_ratio: 0.9,
          no_speech_prob: 0.01,
        },
        { id: 1, seek: 0, start: 2.4, end: 5.0, text: ' Let us begin.', tokens: [50484] },
      ],
      language: 'english',
    }),
    format: 'whisper',
    lines: 2,
    speakers: [],
    lastStart: 2.4,
  },
  whisperx: {
    name: 'audio.json',
    text: json({
      segments: [
        {
          start: 0.031,
          end: 2.4,
          text: ' Good morning.',
          words: [{ word: 'Good', start: 0.031, end: 0.4, score: 0.9, speaker: 'SPEAKER_01' }],
          speaker: 'SPEAKER_01',
        },
        { start: 2.5, end: 5.0, text: ' Let us begin.', words: [], speaker: 'SPEAKER_00' },
      ],
      word_segments: [{ word: 'Good', start: 0.031, end: 0.4, score: 0.9 }],
      language: 'en',
    }),
    format: 'whisperx',
    lines: 2,
    speakers: ['Speaker 1', 'Speaker 2'],
    lastStart: 2.5,
  },
  whisperCpp: {
    name: 'audio.wav.json',
    text: json({
      systeminfo: 'AVX = 1',
      model: { type: 'base' },
      params: { language: 'en' },
      result: { language: 'en' },
      transcription: [
        {
          timestamps: { from: '00:00:00,000', to: '00:00:02,400' },
          offsets: { from: 0, to: 2400 },
          text: ' Good morning.',
        },
        {
          timestamps: { from: '00:00:02,400', to: '00:00:05,000' },
          offsets: { from: 2400, to: 5000 },
          text: ' Let us begin.',
        },
      ],
    }),
    format: 'whisper-cpp',
    lines: 2,
    speakers: [],
    lastStart: 2.4,
  },
  assemblyAi: {
    name: 'transcript.json',
    text: json({
      id: '5551722-f677-48a6-9287-39c0aafd9ac1',
      status: 'completed',
      audio_duration: 5,
      language_code: 'en_us',
      text: 'Good morning. Let us begin.',
      words: [{ text: 'Good', start: 250, end: 650, confidence: 0.97, speaker: 'A' }],
      utterances: [
        { confidence: 0.96, start: 250, end: 2400, text: 'Good morning.', speaker: 'A', words: [] },
        {
          confidence: 0.95,
          start: 2500,
          end: 5000,
          text: 'Let us begin.',
          speaker: 'B',
          words: [],
        },
      ],
    }),
    format: 'assemblyai',
    lines: 2,
    speakers: ['Speaker A', 'Speaker B'],
    lastStart: 2.5,
  },
  deepgram: {
    name: 'deepgram.json',
    text: json({
      metadata: { request_id: 'a', duration: 5.0, channels: 1 },
      results: {
        channels: [
          {
            detected_language: 'en',
            alternatives: [
              {
                transcript: 'Good morning. Let us begin.',
                confidence: 0.99,
                words: [
                  { word: 'good', start: 0.1, end: 0.4, speaker: 0, punctuated_word: 'Good' },
                ],
                paragraphs: {
                  transcript: '\nSpeaker 0: Good morning.\n',
                  paragraphs: [
                    {
                      sentences: [{ text: 'Good morning.', start: 0.1, end: 2.4 }],
                      num_words: 2,
                      speaker: 0,
                    },
                    {
                      sentences: [{ text: 'Let us begin.', start: 2.5, end: 5.0 }],
                      num_words: 3,
                      speaker: 1,
                    },
                  ],
                },
              },
            ],
          },
        ],
      },
    }),
    format: 'deepgram',
    lines: 2,
    speakers: ['Speaker 1', 'Speaker 2'],
    lastStart: 2.5,
  },
  revJson: {
    name: 'rev.json',
    text: json({
      monologues: [
        {
          speaker: 0,
          elements: [
            { type: 'text', value: 'Good', ts: 0.1, end_ts: 0.4, confidence: 1 },
            { type: 'punct', value: ' ' },
            { type: 'text', value: 'morning', ts: 0.5, end_ts: 0.9, confidence: 1 },
            { type: 'punct', value: '.' },
          ],
        },
        { speaker: 1, elements: [{ type: 'text', value: 'Yes', ts: 2.5, end_ts: 3 }] },
      ],
    }),
    format: 'rev-json',
    lines: 2,
    speakers: ['Speaker 1', 'Speaker 2'],
    lastStart: 2.5,
  },
  firefliesJson: {
    name: 'weekly.json',
    text: json({
      title: 'Weekly',
      data: {
        transcript: [
          {
            sentence: 'Good morning.',
            speaker_name: 'Ann Lee',
            start_time: 0.1,
            end_time: 2.4,
          },
          {
            sentence: 'Let us begin.',
            speaker_name: 'Ben Okoro',
            start_time: 2.5,
            end_time: 5,
          },
        ],
      },
    }),
    format: 'json',
    lines: 2,
    speakers: ['Ann Lee', 'Ben Okoro'],
    lastStart: 2.5,
  },
  fathom: {
    name: 'weekly.txt',
    text: `Weekly - March 12\nVIEW RECORDING - 45 mins: https://fathom.video/share/a\n\n---\n\n0:03 - Ann Lee (Acme)\n  Good morning.\n\n0:09 - Ben Okoro\n  Morning. Shall we start?\n\n0:20 - Ann Lee (Acme)\n  Yes.\n\n0:31 - Ben Okoro\n  The budget first.\n\n1:02 - Ann Lee (Acme)\n  Fine.\n`,
    format: 'notelark-text',
    lines: 5,
    speakers: ['Ann Lee', 'Ben Okoro'],
    lastStart: 62,
  },
  values: {
    name: 'weekly.csv',
    text: `Speaker,Start,End,Text\n"Ann Lee","00:00:03","00:00:08","Good morning, everyone."\n"Ben Okoro","00:00:09","00:00:11","Morning."\n"Ann Lee","00:00:12","00:00:14","So, ""the budget""."\n"Ben Okoro","00:00:19","00:00:21","It is late."\n"Ann Lee","00:01:02","00:01:04","Then we wait."\n`,
    format: 'notelark-text',
    lines: 5,
    speakers: ['Ann Lee', 'Ben Okoro'],
    lastStart: 62,
  },
  whisperConsole: {
    name: 'audio.txt',
    text: `[00:00.000 --> 00:04.000]  Good morning.\n[00:04.000 --> 00:07.500]  Let us begin.\n[00:07.500 --> 00:09.000]  The budget first.\n[00:11.000 --> 00:14.000]  It is late.\n[01:02.000 --> 01:04.000]  We wait.\n`,
    format: 'notelark-text',
    lines: 5,
    speakers: [],
    lastStart: 62,
  },
  youtube: {
    name: 'youtube.txt',
    text: `Introduction\n0:00\ngood morning everyone\n0:04\n4 seconds\ntoday we look at water\n0:09\nand at trees\n1:02\n1 minute, 2 seconds\nlet us begin\n`,
    format: 'notelark-text',
    lines: 4,
    speakers: [],
    lastStart: 62,
  },
  slackJson: {
    name: '2024-03-12.json',
    text: json([
      {
        type: 'message',
        subtype: 'channel_join',
        ts: '1710239500.000100',
        user: 'U1',
        text: '<@U1> has joined the channel',
      },
      {
        client_msg_id: '1b',
        type: 'message',
        text: 'Hi <@U2>, see <https://example.org/a?b=1&amp;c=2|the plan> &lt;here&gt;',
        user: 'U1',
        ts: '1710239521.451389',
        user_profile: { real_name: 'Ann Lee', display_name: 'ann' },
      },
      {
        type: 'message',
        text: 'Will do.',
        user: 'U2',
        ts: '1710239581.451389',
        user_profile: { real_name: 'Ben Okoro' },
      },
    ]),
    format: 'slack',
    lines: 2,
    speakers: ['Ann Lee', 'Ben Okoro'],
    lastStart: 60,
  },
  slackCopied: {
    name: 'slack.txt',
    text: `Ann Lee  10:32 AM\nHi Ben, see the plan.\nAnd the numbers.\nBen Okoro  10:33 AM\nWill do.\n`,
    format: 'slack',
    lines: 2,
    speakers: ['Ann Lee', 'Ben Okoro'],
    lastStart: 60,
  },
  whatsappAndroid: {
    name: 'WhatsApp Chat with Team.txt',
    text: `12/03/2024, 10:32 - Messages and calls are end-to-end encrypted.\n12/03/2024, 10:32 - Ann Lee: Good morning\nall of you\n12/03/2024, 10:34 - Ben: <Media omitted>\n12/03/2024, 10:35 - Ben: Morning!\n`,
    format: 'whatsapp',
    lines: 2,
    speakers: ['Ann Lee', 'Ben'],
    lastStart: 180,
  },
  whatsappIos: {
    name: '_chat.txt',
    text: `\u200E[12.03.24, 10:32:11] Ann: Guten Morgen\n[12.03.24, 10:32:41] Ben: \u200Eimage omitted\n[13.03.24, 18:00:00] Ben: Morgen!\n`,
    format: 'whatsapp',
    lines: 4,
    speakers: ['Ann', 'Ben'],
    lastStart: null,
  },
  zoomChat: {
    name: 'meeting_saved_chat.txt',
    text: `10:32:05 From  Ann Lee  to  Everyone:\n\tHello all\n10:33:05 From Ben Okoro to Everyone : See https://example.org\n`,
    format: 'zoom-chat',
    lines: 2,
    speakers: ['Ann Lee', 'Ben Okoro'],
    lastStart: 60,
  },
  zoomText: {
    name: 'meeting_saved_closed_caption.txt',
    text: `[Ann Lee] 23:59:50\nGood morning, everyone.\n\n[Ben Okoro] 00:00:20\nMorning.\n`,
    format: 'zoom-text',
    lines: 2,
    speakers: ['Ann Lee', 'Ben Okoro'],
    lastStart: 30,
  },
  teamsOld: {
    name: 'teams.docx.txt',
    text: `0:0:0.0 --> 0:0:3.500\nAnn Lee\nGood morning, everyone.\n0:0:4.100 --> 0:0:5.0\nBen Okoro\nMorning.\n`,
    format: 'teams-text',
    lines: 2,
    speakers: ['Ann Lee', 'Ben Okoro'],
    lastStart: 4.1,
  },
  teams: {
    name: 'teams.txt',
    text: `Weekly-20240312_103200-Meeting Recording\nMarch 12, 2024, 10:32AM\n30m 12s\n\nAnn Lee started transcription\n\nAnn Lee   0:03\nGood morning, everyone.\n\nBen Okoro   1:07:09\nMorning.\n`,
    format: 'teams-text',
    lines: 2,
    speakers: ['Ann Lee', 'Ben Okoro'],
    lastStart: 4029,
  },
  meet: {
    name: 'Weekly (2024-03-12 10:32 GMT) - Transcript.txt',
    text: `Weekly\n\nTranscript\n\n00:00:00\n\nAnn Lee: Good morning, everyone.\n\nBen Okoro: Morning. Shall we start?\n\n00:05:00\n\nAnn Lee: Yes, with the budget.\n\nTranscription ended after 00:07:12\n\nThis editable transcript was computer generated and might contain errors.\n`,
    format: 'meet',
    lines: 3,
    speakers: ['Ann Lee', 'Ben Okoro'],
    lastStart: 300,
  },
  otter: {
    name: 'Weekly_otter_ai.txt',
    text: `Ann Lee  0:03  \nGood morning, everyone.\n\nUnknown Speaker  0:09  \nMorning. Shall we start?\n\nAnn Lee  1:02:03  \nYes.\n\nTranscribed by https://otter.ai\n`,
    format: 'otter',
    lines: 3,
    speakers: ['Ann Lee', 'Unknown Speaker'],
    lastStart: 3723,
  },
  rev: {
    name: 'rev.txt',
    text: `Speaker 1 (00:03):\nGood morning, everyone.\n\nSpeaker 2 (00:09):\nMorning. [inaudible 00:00:12] start?\n`,
    format: 'rev',
    lines: 2,
    speakers: ['Speaker 1', 'Speaker 2'],
    lastStart: 9,
  },
  speakers: {
    name: 'interview.txt',
    text: `Interview with the baker\n\nAnn: When do you begin?\n\nBen: At four.\nSome days at three.\n\nAnn: Every day?\n`,
    format: 'speakers',
    lines: 3,
    speakers: ['Ann', 'Ben'],
    lastStart: null,
  },
  text: {
    name: 'speech.txt',
    text: `Good morning, everyone.\n\nWe are here to speak about the budget.\n`,
    format: 'text',
    lines: 2,
    speakers: [],
    lastStart: null,
  },
} as const satisfies Record<string, Sample>;
