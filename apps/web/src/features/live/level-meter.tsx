import { liveScreen } from '../../messages/index.ts';
import { useEffect, useRef } from 'react';

/** How often it is drawn, in milliseconds. With each frame it cost a fifth of a core, and a lecture lasts for hours. */
const DRAWN_EVERY_MS = 100;

/** How loud the source is, drawn without rendering anything else. */
export function LevelMeter({ level }: { level: () => number }) {
  const meter = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const draw = () => {
      const percent = Math.round(level() * 100);
      meter.current?.setAttribute('aria-valuenow', String(percent));
      meter.current?.style.setProperty('--level', `${percent}%`);
    };
    draw();
    const timer = setInterval(draw, DRAWN_EVERY_MS);
    return () => clearInterval(timer);
  }, [level]);
  return (
    <div
      ref={meter}
      role="meter"
      aria-label={liveScreen.inputLevel}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
      className="relative h-3 min-w-20 flex-1 overflow-hidden rounded-full bg-line"
    >
      <div className="absolute inset-0 translate-x-[calc(var(--level)-100%)] rounded-full bg-accent" />
    </div>
  );
}
