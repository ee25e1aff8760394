import { type PointerEvent, useRef } from 'react';
import { signingMessages as texts } from '#messages/signing.ts';
import { Button } from '#web/design-system/button.tsx';

/** A field to draw a signature in. Hands on a PNG as base64, and nothing once it is cleared. */
export function DrawnSignature({ onChange }: { onChange(mark: string): void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isDrawing = useRef(false);

  function draw(event: PointerEvent<HTMLCanvasElement>, from: boolean): void {
    const context = canvas.current?.getContext('2d');
    if (!context || !canvas.current || (!from && !isDrawing.current)) return;
    const { left, top, width } = canvas.current.getBoundingClientRect();
    const scale = canvas.current.width / width;
    const [x, y] = [(event.clientX - left) * scale, (event.clientY - top) * scale];
    context.lineWidth = 4;
    context.lineCap = 'round';
    context.strokeStyle = '#0e2230';
    if (from) {
      isDrawing.current = true;
      context.beginPath();
      context.moveTo(x, y);
    }
    context.lineTo(x, y);
    context.stroke();
  }

  return (
    <div className="grid gap-2">
      <p className="text-sm text-muted">{texts.drawHere}</p>
      <canvas
        ref={canvas}
        width={600}
        height={200}
        aria-label={texts.how}
        className="aspect-3/1 w-full touch-none rounded-control border border-line-strong/60 bg-white"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          draw(event, true);
        }}
        onPointerMove={(event) => draw(event, false)}
        onPointerUp={() => {
          isDrawing.current = false;
          onChange(canvas.current?.toDataURL('image/png').split(',')[1] ?? '');
        }}
      />
      <Button
        kind="quiet"
        size="small"
        className="justify-self-start"
        onClick={() => {
          canvas.current?.getContext('2d')?.clearRect(0, 0, 600, 200);
          onChange('');
        }}
      >
        {texts.clear}
      </Button>
    </div>
  );
}
