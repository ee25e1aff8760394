import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A surface that holds things which belong together. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section className={classNames('rounded-card border border-line bg-raised p-6', className)} {...rest} />
  );
}
