interface ProductPointsProps {
  points: readonly { title: string; text: string }[];
}

/** What to know first, side by side where there is room. */
export function ProductPoints({ points }: ProductPointsProps) {
  return (
    <ul className="grid gap-x-8 gap-y-6 @xl:grid-cols-3">
      {points.map(({ title, text }) => (
        <li key={title} className="border-t border-line pt-4">
          <h2 className="text-sm font-semibold">{title}</h2>
          <p className="mt-1 max-w-prose text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
