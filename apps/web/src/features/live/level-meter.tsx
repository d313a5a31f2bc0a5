import { liveScreen } from '@notelark/contracts/messages.en';
import { useEffect, useRef } from 'react';

/** How loud the source is, drawn with each frame without rendering anything else. */
export function LevelMeter({ level }: { level: () => number }) {
  const meter = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      const percent = Math.round(level() * 100);
      meter.current?.setAttribute('aria-valuenow', String(percent));
      meter.current?.style.setProperty('--level', `${percent}%`);
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [level]);
  return (
    <div
      ref={meter}
      role="meter"
      aria-label={liveScreen.inputLevel}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
      className="relative h-3 min-w-32 flex-1 overflow-hidden rounded-full bg-line"
    >
      <div className="absolute inset-y-0 left-0 w-(--level) rounded-full bg-accent transition-[width] duration-75" />
    </div>
  );
}
