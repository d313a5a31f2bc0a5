import { upgradeBanners as words } from '../../messages/index.ts';
import type { UsageOverview } from '@notelark/api/usage';
import { fill } from '../../lib/format.ts';
import { shareOf } from './meters.ts';

/** From these shares on a plan's banner is shown. */
const FREE_FROM = 0.7;
const PRO_FROM = 0.8;

/** Why an upgrade is suggested, and which; null where there is no reason to. */
export function bannerOf({
  plan,
  audio,
  text,
}: UsageOverview): { reason: string; offer: string } | null {
  const [audioShare, textShare] = [shareOf(audio), shareOf(text)];
  if (plan === 'free' && Math.max(audioShare, textShare) >= FREE_FROM) {
    const what = audioShare >= textShare ? words.freeAudio : words.freeTexts;
    const percent = percentOf(Math.max(audioShare, textShare));
    return { reason: fill(words.free, { percent, what }), offer: words.freeOffer };
  }
  if (plan === 'pro' && audioShare >= PRO_FROM)
    return { reason: fill(words.pro, { percent: percentOf(audioShare) }), offer: words.proOffer };
  return null;
}

const percentOf = (share: number): number => Math.round(share * 100);
