import {
  AV_CHANNEL_LAYOUT_2POINT1,
  AV_CHANNEL_LAYOUT_4POINT0,
  AV_CHANNEL_LAYOUT_5POINT0_BACK,
  AV_CHANNEL_LAYOUT_5POINT1_BACK,
  AV_CHANNEL_LAYOUT_6POINT1,
  AV_CHANNEL_LAYOUT_7POINT1,
  AV_CHANNEL_LAYOUT_MONO,
  AV_CHANNEL_LAYOUT_STEREO,
  AV_CHANNEL_ORDER_UNSPEC,
} from 'node-av/constants';
import type { Frame } from 'node-av/lib';

export const MONO = AV_CHANNEL_LAYOUT_MONO;

/** What a number of channels means if the file doesn't say: FFmpeg's own guess (av_channel_layout_default). */
const DEFAULTS = [
  AV_CHANNEL_LAYOUT_MONO,
  AV_CHANNEL_LAYOUT_STEREO,
  AV_CHANNEL_LAYOUT_2POINT1,
  AV_CHANNEL_LAYOUT_4POINT0,
  AV_CHANNEL_LAYOUT_5POINT0_BACK,
  AV_CHANNEL_LAYOUT_5POINT1_BACK,
  AV_CHANNEL_LAYOUT_6POINT1,
  AV_CHANNEL_LAYOUT_7POINT1,
];

/**
 * Gives a frame that only counts its channels (plain WAV files do) the layout that it must have: a resampler takes a
 * nameless layout for a change of format at every frame.
 * @returns whether the frame was nameless, as the next ones of its stream then are
 */
export function nameLayout(frame: Frame): boolean {
  const { order, nbChannels } = frame.channelLayout;
  if (order !== AV_CHANNEL_ORDER_UNSPEC) return false;
  const layout = DEFAULTS[nbChannels - 1];
  if (layout) frame.channelLayout = layout;
  return true;
}
