import { type ComponentType, useEffect, useState } from 'react';
import type { ChartMapProps } from './chart-drawing.tsx';

/** A coast as a sea chart draws it, on a sheet of 8 by 5. The words beside it say the same; its code comes later. */
export function ChartMap(props: ChartMapProps) {
  const [Drawing, setDrawing] = useState<ComponentType<ChartMapProps>>();
  useEffect(() => {
    let isWanted = true;
    import('./chart-drawing.tsx').then(
      ({ ChartDrawing }) => isWanted && setDrawing(() => ChartDrawing),
      // A page is whole without its map.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return <div className="aspect-8/5 w-full">{Drawing && <Drawing {...props} />}</div>;
}
