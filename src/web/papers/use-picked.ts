import { useState } from 'react';
import { paperTypes } from '#domain/papers/inspection.ts';
import { paperMessages } from '#messages/papers.ts';
import type { PaperTarget } from '#web/platform/send-file.ts';
import type { TrayPage } from './page-tray.tsx';
import type { SendFiles } from './use-sending.ts';

export interface Picked {
  /** Photographs that are going to be pages of one paper. */
  pages: readonly TrayPage[];
  setPages(pages: readonly TrayPage[]): void;
  /** Takes files that were chosen, dropped or photographed. */
  take(files: readonly File[], options?: { isCamera: boolean }): void;
}

/** What becomes of picked files: a whole paper is sent, photographs are gathered as the pages of one. */
export function usePicked(target: PaperTarget, maxPages: number, sending: SendFiles): Picked {
  const [pages, setPages] = useState<readonly TrayPage[]>([]);

  function take(files: readonly File[], { isCamera } = { isCamera: false }): void {
    const [first] = files;
    if (!first) return;
    if (!files.every(isAccepted)) {
      sending.refuse(paperMessages.wrongType);
      return;
    }
    // Photographs are pages of one paper; anything else is a whole one.
    const mayHaveMore = maxPages > 1 && files.every(({ type }) => type !== 'application/pdf');
    if (mayHaveMore && (isCamera || files.length > 1))
      setPages([
        ...pages,
        ...files.map((file, index) => ({ id: `${pages.length + index} ${file.lastModified}`, file })),
      ]);
    else if (files.length > 1) sending.refuse(paperMessages.oneFile);
    else sending.send(first, target);
  }

  return { pages, setPages, take };
}

/** HEIC has no type in many browsers: its name tells, and the server looks at its content. */
function isAccepted({ type, name }: File): boolean {
  return (paperTypes as readonly string[]).includes(type) || /\.hei[cf]$/i.test(name);
}
