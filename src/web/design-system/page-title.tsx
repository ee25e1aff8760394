import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** The page's `h1` in serif. Takes the reference of `usePage`, so that a move inside the app focuses it. */
export function PageTitle({ className, ...rest }: ComponentProps<'h1'>) {
  return <h1 tabIndex={-1} className={classNames('page-title', className)} {...rest} />;
}
