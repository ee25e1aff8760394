import { Plus, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { paperMessages } from '#messages/papers.ts';
import { Button, IconButton } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { type JpegPage, joinPages } from './join-pages.ts';
import { redrawn } from './scale-image.ts';

/** A photographed page. */
export interface TrayPage {
  id: string;
  file: File;
}

interface PageTrayProps {
  kind: string;
  pages: readonly TrayPage[];
  onChange(pages: readonly TrayPage[]): void;
  onAddPage(): void;
  /** The pages as one file. */
  onJoined(file: File | { content: Blob; name: string }): void;
}

/** Longer side of a joined page, in pixels. */
const pageSide = 2200;

/** The pages photographed so far, before they become one document. */
export function PageTray({ kind, pages, onChange, onAddPage, onJoined }: PageTrayProps) {
  const [isJoining, setIsJoining] = useState(false);

  async function join(): Promise<void> {
    const [first] = pages;
    if (!first) return;
    if (pages.length === 1) return onJoined(first.file);
    setIsJoining(true);
    try {
      const drawn = await Promise.all(pages.map(({ file }) => jpegOf(file)));
      onJoined({ content: joinPages(drawn), name: `${kind}.pdf` });
    } finally {
      setIsJoining(false);
    }
  }

  return (
    <Dialog
      isOpen
      onClose={() => onChange([])}
      title={paperMessages.tray(kind)}
      description={paperMessages.trayText}
      actions={
        <>
          <Button onClick={onAddPage}>
            <Plus aria-hidden="true" size={16} strokeWidth={1.5} />
            {paperMessages.addPage}
          </Button>
          <Button kind="primary" onClick={join} isBusy={isJoining}>
            {paperMessages.uploadPages(pages.length)}
          </Button>
        </>
      }
    >
      <ol className="grid grid-cols-3 gap-3">
        {pages.map((page, index) => (
          <li key={page.id} className="relative">
            <PageImage file={page.file} label={paperMessages.page(index + 1)} />
            <IconButton
              label={paperMessages.removePage(index + 1)}
              icon={<X aria-hidden="true" size={16} strokeWidth={1.5} />}
              onClick={() => onChange(pages.filter(({ id }) => id !== page.id))}
              className="absolute end-1 top-1 bg-raised"
            />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

function PageImage({ file, label }: { file: File; label: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <img
      src={url}
      alt={label}
      className="aspect-3/4 w-full rounded-control border border-line object-cover"
    />
  );
}

async function jpegOf(file: File): Promise<JpegPage> {
  const drawn = await redrawn(file, pageSide);
  if (!drawn) throw new Error('The browser cannot read this picture.');
  const { width, height } = await createImageBitmap(drawn);
  return { content: new Uint8Array(await drawn.arrayBuffer()), width, height };
}
