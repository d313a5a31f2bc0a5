import { expect, it } from 'vitest';
import { VOICE_FRAME } from '../ports/voice-detector.ts';
import { describeVoiceDetection } from '../testing/compliance/voice-detector.ts';
import { createSileroDetection } from './silero.ts';

describeVoiceDetection('Silero', createSileroDetection);

it('fails what is under way when it is closed, instead of leaving it waiting', async () => {
  const detection = createSileroDetection();
  const push = detection.start().push(new Int16Array(2_000 * VOICE_FRAME));
  const [outcome] = await Promise.allSettled([push, detection.close()]);
  expect(outcome).toMatchObject({ reason: { message: 'voice detection was closed' } });
});

it('leaves the event loop free while it works', async () => {
  const detection = createSileroDetection();
  const detector = detection.start();
  await detector.push(new Int16Array(VOICE_FRAME));
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 1);
  await detector.push(new Int16Array(1_000 * VOICE_FRAME));
  clearInterval(turning);
  await detection.close();
  expect(turns).toBeGreaterThan(10);
});
